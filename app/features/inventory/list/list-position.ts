/** The columns that the list can be sorted by, with the generated column each is read from. */
export const sortColumns = {
  part: "number_key",
  description: "description_key",
  vendor: "vendor_key",
  bin: "bin_key",
  quantity: "quantity",
  price: "price_key",
} as const;

export type SortColumn = keyof typeof sortColumns;
export type Sort = { by: SortColumn; descending: boolean };

export const itemsOnPage = 50;
/** The longest text in the search box. */
export const longestSearch = 100;

export const usualOrder: Sort = { by: "part", descending: false };

/**
 * The list's place in its URL: `sort=vendor`, `sort=-vendor`, `from=200`. Anything else is the usual order from the top: by number, or what
 * fits a search best, which is no column's order.
 */
export function readListing(params: URLSearchParams, search: string) {
  const [, minus = "", by = ""] = /^(-?)(\w+)$/.exec(params.get("sort") ?? "") ?? [];
  const sort = Object.hasOwn(sortColumns, by)
    ? { by: by as SortColumn, descending: minus === "-" }
    : search
      ? undefined
      : usualOrder;
  const from = Number(params.get("from") ?? 0);
  return {
    sort,
    from: Number.isInteger(from) && from > 0 && from < 1000 ? from : 0,
  };
}

export function sortName({ by, descending }: Sort): string {
  return `${descending ? "-" : ""}${by}`;
}

/** `sort`: undefined for what fits a search best. */
export type Sorted = { sort?: Sort; search?: string; extra?: Extra };

/** A heading that puts the list in its order. A column that it is already sorted by reverses it. */
export function sortHeading(path: string, by: SortColumn, { sort, ...rest }: Sorted) {
  const isSorted = sort?.by === by;
  const descending = isSorted && !sort.descending;
  const now = sort?.descending ? ("descending" as const) : ("ascending" as const);
  return { to: listLink(path, { sort: { by, descending }, ...rest }), sorted: isSorted ? now : undefined };
}

/** Other parts of the URL, such as whose stock it is. */
export type Extra = Record<string, string>;

type Wanted = Sorted & { after?: string; from?: number };

export function listLink(path: string, { sort, search, after, from, extra }: Wanted): string {
  const query = new URLSearchParams({
    ...extra,
    ...(search && { q: search }),
    ...(sort && (search || sortName(sort) !== "part") && { sort: sortName(sort) }),
    ...(after && { after }),
    ...(from && { from: String(from) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
