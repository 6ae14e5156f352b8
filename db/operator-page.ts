import { StartFailure } from "./start-failure";

/** Of a list that the operator reads. */
export const requestsPerPage = 200;

/** 1 is the newest. */
export function readPage(typed = "1"): number {
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new StartFailure(`${typed} is not the number of a page.`);
  return Number(typed);
}

type Page = { page: number; total: number | undefined; none: string };

export function withOlder(records: string[], { page, total = 0, none }: Page): string {
  if (records.length === 0) return page === 1 ? none : "No older ones.";
  const older = total - (page - 1) * requestsPerPage - records.length;
  return [...records, ...(older > 0 ? [`and ${older} older: requests ${page + 1}`] : [])].join("\n");
}
