import { formatCount, formatDay, formatMoney } from "~/ui/format";
import { type Ageing, ageingNames } from "./ageing";
import { openBalance } from "../open-balance";
import { moneyKindName } from "../payments/payment-methods";
import type { StatementDocument } from "./statement-document.server";
import type { Statement, StatementLine } from "./statement.server";

export type StatementRow = { key: string; day: string; what: string; amount: string; balance: string };

export type StatementView = ReturnType<typeof statementView>;

/** Page, PDF and mail all print this. */
export function statementView({ customer, letterhead, period: { from, to }, statement }: StatementDocument) {
  const { companyName, address, phone } = letterhead;
  return {
    title: "Statement of Account",
    from: { name: companyName, lines: [address, phone].filter(Boolean) },
    billTo: { name: customer.name, lines: [customer.address, customer.phone].filter(Boolean) },
    days: `${formatDay(from)} to ${formatDay(to)}`,
    rows: [
      sumRow("opening", from, "Opening balance", statement.opening),
      ...statement.lines.map(rowOf),
      sumRow("closing", to, "Closing balance", statement.closing),
    ],
    notes: notesOf(statement, to),
    agesTitle: `How long it has been due, as of ${formatDay(statement.asOf)}`,
    ageing: ageingText(statement.ageing),
  };
}

function sumRow(key: string, day: string, what: string, text: string): StatementRow {
  const name = text.startsWith("-") ? `${what}, a credit` : what;
  return { key, day: formatDay(day), what: name, amount: "", balance: formatMoney(text) };
}

function notesOf({ cutTo, closing, after, balance }: Statement, to: string): string[] {
  const notes: string[] = [];
  if (cutTo !== undefined)
    notes.push(
      `Only the newest ${formatCount(cutTo)} lines are shown; those before are in the opening balance.`,
    );
  if (after !== "0.00" || closing !== balance) {
    const { isCredit, text } = openBalance(balance);
    const open = `With it ${text} is ${isCredit ? "a credit" : "open"}.`;
    notes.push(`After ${formatDay(to)}: ${formatMoney(after)}. ${open}`);
  }
  return notes;
}

function rowOf({ id, day, what, amount, balance, ...line }: StatementLine): StatementRow {
  return {
    key: `${what} ${id}`,
    day: formatDay(day),
    what: whatOf({ what, amount, ...line }),
    amount: formatMoney(amount),
    balance: formatMoney(balance),
  };
}

type What = Omit<StatementLine, "id" | "day" | "balance">;

function whatOf({ what, number, status, amount, method, reference }: What): string {
  const isRefund = amount.startsWith("-") === (what === "reversal");
  const money = `${isRefund ? "Refund" : "Payment"} for ${number}`;
  const how = [method && moneyKindName(method), reference].filter(Boolean).join(" ");
  switch (what) {
    case "invoice":
      return `Invoice ${number}`;
    case "credit_note":
      return `Credit note ${number}`;
    case "status":
      return `${number} ${statusText(status)}`;
    case "payment":
      return `${money}: ${how}`;
    case "reversal":
      return `${money} taken back: ${how}`;
  }
}

function statusText(status: StatementLine["status"]): string {
  if (status === "cancelled") return "cancelled";
  return status === "draft" ? "set back to draft, not charged" : "charged again";
}

export function ageingText(aged: Ageing): { label: string; text: string }[] {
  return ageingNames
    .filter(({ name }) => name !== "credits" || aged.credits !== "0.00")
    .map(({ name, label }) => ({ label, text: formatMoney(aged[name]) }));
}
