import { readSearch } from "~/http/requests/read-search";

/** By its stored key. */
export function readVendor(url: URL): string {
  return readSearch(url.searchParams.get("vendor"), 200).toLowerCase();
}
