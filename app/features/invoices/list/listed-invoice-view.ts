import { formatDay, formatMoney } from "~/ui/format";
import { daysOverdue } from "../balances/ageing";
import { shownStatus } from "../invoice-status";
import { openBalance } from "../open-balance";
import type { ListedInvoiceView } from "./invoices-table";
import type { ListedInvoice } from "./list-invoices.server";

export function listedInvoiceView(
  invoice: ListedInvoice,
  today: string,
  maySell: boolean,
): ListedInvoiceView {
  const { id, kind, total, open_balance, due_date } = invoice;
  const isPart = open_balance !== "0.00" && open_balance !== total;
  return {
    id,
    number: invoice.invoice_number ?? "Draft",
    isCredit: kind === "credit_note",
    customer: invoice.customer_name || "No customer yet",
    date: formatDay(invoice.invoice_date),
    due: due_date ? formatDay(due_date) : "",
    overdue: overdueText(invoice, today),
    amount: formatMoney(kind === "credit_note" ? `-${total}` : total),
    open: isPart ? openText(open_balance) : "",
    status: shownStatus(invoice),
    version: invoice.version,
    path: invoice.issued_at || !maySell ? `/invoicing/${id}` : `/invoicing/${id}/edit`,
  };
}

function openText(open: string): string {
  const { isCredit, text } = openBalance(open);
  return `${text} ${isCredit ? "credit" : "open"}`;
}

function overdueText({ due_date, invoice_date, open_balance }: ListedInvoice, today: string): string {
  const days = daysOverdue({ dueDate: due_date, invoiceDate: invoice_date, open: open_balance }, today);
  if (days === 0) return "";
  return days === 1 ? "1 day overdue" : `${days} days overdue`;
}
