/** One page of a list, with the addresses of the first and the next, and what is said of it. */
export type ListPage<Row> = {
  rows: Row[];
  pager: { first?: string; next?: string; shown: number; of?: number; order: string };
};

type Asked<Row> = { max: number; order: string; position: (last: Row) => Record<string, string> };

/**
 * From what was read of a list: a page, and one more when there is another page. `position` is what of its last row goes to the address, as
 * `after` and what else is needed; the rest of the query stays.
 */
export function listPage<Row>(
  request: Request,
  found: Row[],
  { max, order, position }: Asked<Row>,
): ListPage<Row> {
  const { pathname, searchParams } = new URL(request.url);
  const rows = found.slice(0, max);
  const last = rows.at(-1);
  const isFirst = !searchParams.has("after");
  for (const name of last ? Object.keys(position(last)) : ["after"]) searchParams.delete(name);
  const at = (more: Record<string, string>) => {
    const query = new URLSearchParams([...searchParams, ...Object.entries(more)]).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const next = last && found.length > max ? at(position(last)) : undefined;
  return { rows, pager: { first: isFirst ? undefined : at({}), next, shown: rows.length, order } };
}

/** A page of a list whose order is only known once all of it is. Starts at the top when the row it came after is gone. */
export function sliceOfList<Row extends { id: string }>(
  request: Request,
  all: Row[],
  { max, order }: Pick<Asked<Row>, "max" | "order">,
): ListPage<Row> {
  const after = new URL(request.url).searchParams.get("after");
  const start = all.findIndex(({ id }) => id === after) + 1;
  const page = listPage(request, all.slice(start), { max, order, position: ({ id }) => ({ after: id }) });
  return { ...page, pager: { ...page.pager, of: all.length } };
}

/** A page starts after this row, in a list by time; as `after`, time and id with _ between. */
export type Position = { at: string; id: string };

/** From the URL: "2026-11-27 09:00:00.123456+00_<id>". Anything else starts at the top. */
export function readPosition(text: string | null): Position | undefined {
  const [, day = "", time = "", id = ""] = position.exec(text ?? "") ?? [];
  return isDay(day) ? { at: `${day} ${time}`, id } : undefined;
}

// Only a valid timestamp and id: PostgreSQL would fail the page on anything else.
const position =
  /^([1-9]\d{3}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
