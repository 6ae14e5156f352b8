/** The vendor that the list is narrowed down to, as its key is kept; NUL, which PostgreSQL does not take, is left out. */
export function readVendor(url: URL): string {
  return (url.searchParams.get("vendor") ?? "").replaceAll("\0", "").toLowerCase().slice(0, 200);
}
