import type { Months } from "./invoice-files.server";

/** Above this many invoices a person chooses the months of their PDFs. */
export const maxUnasked = 1000;

const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `from=2026-01&to=2026-11`; null leaves the PDFs out (`from=none`), undefined takes all. */
export function readMonths(params: URLSearchParams): Months | null | undefined {
  const [from = "", to = ""] = [params.get("from") ?? "", params.get("to") ?? ""];
  if (from === "none") return null;
  if (!month.test(from) && !month.test(to)) return undefined;
  const [first, last] = [month.test(from) ? from : to, month.test(to) ? to : from];
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}
