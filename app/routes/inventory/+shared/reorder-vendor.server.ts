/** By its stored key, without NUL, which PostgreSQL rejects. */
export function readVendor(url: URL): string {
  return (url.searchParams.get("vendor") ?? "").replaceAll("\0", "").toLowerCase().slice(0, 200);
}
