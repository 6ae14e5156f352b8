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

/** The list's place in its URL: `sort=vendor`, `sort=-vendor`, `from=200`. Anything else is the usual order from the top. */
export function readListing(params: URLSearchParams) {
  const [, minus = "", by = ""] = /^(-?)(\w+)$/.exec(params.get("sort") ?? "") ?? [];
  const sort: Sort = Object.hasOwn(sortColumns, by)
    ? { by: by as SortColumn, descending: minus === "-" }
    : { by: "part", descending: false };
  const from = Number(params.get("from") ?? 0);
  return {
    sort,
    from: Number.isInteger(from) && from > 0 && from < 1000 ? from : 0,
  };
}

export function sortName({ by, descending }: Sort): string {
  return `${descending ? "-" : ""}${by}`;
}

/** The list in another order. A column that it is already sorted by reverses it. */
export function sortLink(path: string, current: Sort, by: SortColumn, extra?: Extra): string {
  const next = { by, descending: current.by === by && !current.descending };
  return listLink(path, { sort: next, extra });
}

/** Other parts of the URL, such as whose stock it is. */
export type Extra = Record<string, string>;

type Wanted = { sort?: Sort; search?: string; after?: string; from?: number; extra?: Extra };

export function listLink(path: string, { sort, search, after, from, extra }: Wanted): string {
  const query = new URLSearchParams({
    ...extra,
    ...(search && { q: search }),
    ...(sort && sortName(sort) !== "part" && { sort: sortName(sort) }),
    ...(after && { after }),
    ...(from && { from: String(from) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
