import { formatCounted, formatDay, formatTime } from "~/ui/format";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { listStockInvoices } from "./stock-invoices.server";

type Invoice = Awaited<ReturnType<typeof listStockInvoices>>[number];

export function stockInvoiceView(invoice: Invoice, timeZone: string) {
  const { id, vendor, number, invoice_date, author, created_at, undone_at, lines } = invoice;
  return {
    id,
    name: number || "No number",
    vendor: vendor || "Not noted",
    date: invoice_date ? formatDay(invoice_date) : "Not noted",
    added: `${formatTime(created_at, timeZone)}, ${author}`,
    what: undone_at ? "Taken back" : formatCounted(lines ?? 0, "row"),
  };
}

type View = ReturnType<typeof stockInvoiceView>;

const columns: Column<View>[] = [
  {
    heading: "Invoice",
    cell: ({ id, name }) => <TypedLink to={`/inventory/scan-invoice/${id}`}>{name}</TypedLink>,
  },
  { heading: "Vendor", cell: ({ vendor }) => <span className="typed">{vendor}</span> },
  { heading: "Invoice date", cell: ({ date }) => date },
  { heading: "Added", cell: ({ added }) => added },
  { heading: "What happened", cell: ({ what }) => what },
];

export function StockInvoicesTable({ invoices }: { invoices: View[] }) {
  return <Table caption="Invoices added so far" columns={columns} rows={invoices} rowKey={({ id }) => id} />;
}
