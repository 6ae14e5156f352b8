import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { PhotoLink } from "~/features/files/photo-link";
import { InventoryTabs } from "~/features/inventory/list/inventory-tabs";
import { backOrderText } from "~/features/inventory/stock/back-order-text";
import { listBackOrdersOf } from "~/features/inventory/stock/hand-over.server";
import { OwedNotice } from "~/features/inventory/stock/owed-notice";
import { getStockInvoice } from "~/features/scanned-parts/stock/stock-invoice.server";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { formatDay, formatPrice, formatTime } from "~/ui/format";
import { Identifier } from "~/ui/identifier";
import { Page } from "~/ui/page";
import { type Column, Table, TypedLink } from "~/ui/table";

export const meta = pageTitle("Vendor's Invoice");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const invoice = orNotFound(await getStockInvoice(scope, readId(params.vendorInvoiceId)));
  const isUndone = invoice.undone_at !== null;
  const parts = isUndone ? [] : invoice.lines.map((line) => line.item_id);
  const owed = await listBackOrdersOf(scope, parts);
  const time = (at: Date) => formatTime(at, scope.account.timeZone);
  return {
    id: invoice.id,
    details: [
      { label: "Vendor", value: invoice.vendor || "Not noted" },
      { label: "Invoice number", value: invoice.number || "Not noted" },
      { label: "Invoice date", value: invoice.invoice_date ? formatDay(invoice.invoice_date) : "Not noted" },
      { label: "Added", value: `${time(invoice.created_at)}, ${invoice.author}` },
      ...(invoice.undone_at ? [{ label: "Taken back", value: time(invoice.undone_at) }] : []),
    ],
    isUndone,
    owed: owed.map((order) => ({
      key: `${order.itemId} ${order.invoiceId}`,
      to: `/inventory/${order.itemId}/hand-over`,
      text: `${order.partNumber}: ${backOrderText(order, scope.account.timeZone)}`,
    })),
    vendorKey: invoice.vendor.trim().toLowerCase(),
    pictures: invoice.pictures,
    lines: invoice.lines.map((line) => ({
      ...{ position: line.position, itemId: line.item_id, partNumber: line.part_number },
      ...{ description: line.description, quantity: line.quantity },
      cost: line.unit_cost === null ? "Not noted" : formatPrice(line.unit_cost),
      what: whatOf(line, isUndone),
    })),
  };
}

function whatOf({ is_new, taken_back }: { is_new: boolean; taken_back: boolean }, isUndone: boolean): string {
  if (taken_back) return "Taken back";
  if (isUndone) return "Kept: it was changed since";
  return is_new ? "New part" : "Added to the stock";
}

type Line = ReturnType<typeof useLoaderData<typeof loader>>["lines"][number];

const columns: Column<Line>[] = [
  {
    heading: "Part #",
    cell: ({ itemId, partNumber }) => (
      <TypedLink to={`/inventory/${itemId}`}>
        <Identifier text={partNumber} />
      </TypedLink>
    ),
  },
  {
    heading: "Description",
    cell: ({ description }) => description && <span className="typed">{description}</span>,
  },
  { heading: "Quantity", figures: true, cell: ({ quantity }) => quantity },
  { heading: "Cost", figures: true, cell: ({ cost }) => cost },
  { heading: "What happened", cell: ({ what }) => what },
];

export default function VendorInvoicePage() {
  const { id, details, lines, pictures, isUndone, owed, vendorKey } = useLoaderData<typeof loader>();
  return (
    <Page title="Vendor's Invoice" back={{ to: "/inventory/scan-invoice", label: "Scan Invoice" }}>
      <InventoryTabs mayModify mayManage />
      <OwedNotice owed={owed} />
      <DetailsList details={details} />
      <Table
        caption="Parts of the invoice"
        columns={columns}
        rows={lines}
        rowKey={({ position }) => String(position)}
      />
      {pictures.map((picture, page) => (
        <PhotoLink key={picture} id={picture} description={`The invoice, page ${page + 1}`} />
      ))}
      <ButtonRow>
        <ButtonLink to="/scans/new/stock-invoice" variant="primary">
          Scan Another Invoice
        </ButtonLink>
        {vendorKey && (
          <ButtonLink to={`/inventory/reorder?vendor=${encodeURIComponent(vendorKey)}`}>
            Still to reorder from this vendor
          </ButtonLink>
        )}
        {!isUndone && (
          <PostForm action={`/inventory/scan-invoice/${id}/undo`}>
            <Button variant="quiet">Undo</Button>
          </PostForm>
        )}
      </ButtonRow>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
