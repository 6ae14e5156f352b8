import { formatCount, formatMoney, formatTime } from "~/ui/format";
import { personChoices } from "~/features/accounts/person-choices";
import { type ExceptionKind, exceptionKinds, exceptionLabel } from "./exception-kinds";
import type { ExceptionsAsked } from "./exceptions-position";
import type { Exception, ExceptionCount } from "./exceptions.server";

export type ExceptionRow = ReturnType<typeof exceptionRow>;

export function exceptionRow(
  { id, kind, at, author, about, amount, note, ...of }: Exception,
  timeZone: string,
) {
  return {
    id,
    time: formatTime(at, timeZone),
    what: exceptionLabel(kind),
    author,
    about,
    path: pathOf(kind, of),
    amount: amount === null ? "" : formatMoney(amount),
    note: note ?? "",
  };
}

type Of = Pick<Exception, "invoiceId" | "customerId">;

function pathOf(kind: ExceptionKind, { invoiceId, customerId }: Of): string | undefined {
  if (kind === "books") return "/invoicing/settings";
  if (invoiceId) return `/invoicing/${invoiceId}`;
  return customerId ? `/invoicing/customers/${customerId}` : undefined;
}

/** How many of these are in the list that was asked for. */
export function sumOf(counts: ExceptionCount[], { kind, userId }: ExceptionsAsked): number {
  return counts
    .filter((one) => (!kind || one.kind === kind) && (!userId || one.userId === userId))
    .reduce((sum, { count }) => sum + count, 0);
}

export type PersonRow = { userId: string; author: string; counts: string[] };

/** One row a person, one column for each kind that somebody did. */
export function byPerson(counts: ExceptionCount[]): { headings: string[]; rows: PersonRow[] } {
  const kinds = exceptionKinds.filter(({ value }) => counts.some(({ kind }) => kind === value));
  const count = (of: string, wanted: ExceptionKind) =>
    counts
      .filter(({ userId, kind }) => userId === of && kind === wanted)
      .reduce((all, one) => all + one.count, 0);
  return {
    headings: kinds.map(({ label }) => label),
    rows: personChoices(counts).map(({ value: userId, label: author }) => ({
      userId,
      author,
      counts: kinds.map(({ value: kind }) => {
        const found = count(userId, kind);
        return found === 0 ? "" : formatCount(found);
      }),
    })),
  };
}
