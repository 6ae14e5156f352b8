import { longestSearch } from "~/features/inventory/list/list-position";
import { Link } from "~/ui/link";
import { SearchBox } from "~/ui/search-box";

type NextPartProps = {
  /** What this part was found for. */
  search: string;
  /** By which other number. */
  found: string | undefined;
};

export function NextPart({ search, found }: NextPartProps) {
  return (
    <>
      <SearchBox
        action="/inventory"
        name="q"
        label="Next part: number, bar code or words"
        placeholder="Next part..."
        value=""
        maxLength={longestSearch}
      />
      {search && (
        <p>
          <Link to={`/inventory?${new URLSearchParams({ q: search, list: "1" }).toString()}`}>
            All that was found for “{search}”
          </Link>
          {found && `. This part was found ${found}.`}
        </p>
      )}
    </>
  );
}
