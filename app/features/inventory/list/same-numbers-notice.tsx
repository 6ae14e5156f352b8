import { formatCount } from "~/ui/format";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { SameNumber } from "./same-numbers.server";

/** For managers, until one part of each pair is deleted. */
export function SameNumbersNotice({ pairs }: { pairs: SameNumber[] }) {
  if (pairs.length === 0) return null;
  return (
    <Notice kind="warning" title="Parts with the same number">
      <p>
        The number of the first part was once typed with characters that nobody sees, or with letters of
        another width; searches and scans find the second. Nothing was changed. Enter the first one’s stock at
        the second, then delete the first.
      </p>
      <ul>
        {pairs.map(({ hidden, found }) => (
          <li key={hidden.id}>
            <PartLink {...hidden} />, and <PartLink {...found} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function PartLink({ id, part_number, quantity, bin_location }: SameNumber["found"]) {
  const where = bin_location ? ` in bin ${bin_location}` : "";
  return <Link to={`/inventory/${id}`}>{`${part_number}, ${formatCount(quantity)} on hand${where}`}</Link>;
}
