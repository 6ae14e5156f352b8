import { formatDay, formatMoney } from "~/ui/format";
import { type Ageing, ageingNames } from "./ageing";
import { openBalance } from "../open-balance";
import { moneyKindName } from "../payments/payment-methods";
import type { Statement, StatementLine } from "./statement.server";

export type StatementRow = { key: string; day: string; what: string; amount: string; balance: string };

export function statementView(statement: Statement, { from, to }: { from: string; to: string }) {
  const { opening, lines, closing, after, balance } = statement;
  const sum = (key: string, day: string, what: string, text: string): StatementRow => ({
    key,
    day: formatDay(day),
    what: text.startsWith("-") ? `${what}, a credit` : what,
    amount: "",
    balance: formatMoney(text),
  });
  return {
    rows: [
      sum("opening", from, "Opening balance", opening),
      ...lines.map(rowOf),
      sum("closing", to, "Closing balance", closing),
    ],
    /** Entries dated after the statement. */
    later: after === "0.00" && closing === balance ? undefined : formatMoney(after),
    balance: openBalance(balance),
    ageing: ageingText(statement.ageing),
  };
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
