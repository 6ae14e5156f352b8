import { Badge } from "~/ui/badge";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";

/** How many parts to buy, with a link to the list. */
export function LowStockLink({ low }: { low: number }) {
  return (
    <p className="due-link">
      <Link to="/inventory/reorder">Low stock</Link>:{" "}
      {low > 0 ? <Badge kind="warning">{formatCounted(low, "part")} to reorder</Badge> : "nothing now"}
    </p>
  );
}
