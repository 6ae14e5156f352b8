import { Badge } from "~/ui/badge";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { KitFacts } from "./kit-text";

type Line = KitFacts["lines"][number];

export function KitTable({ lines }: Pick<KitFacts, "lines">) {
  return <Table caption="Parts of the kit" columns={columns} rows={lines} rowKey={({ id }) => id} />;
}

const columns: Column<Line>[] = [
  {
    heading: "Part #",
    cell: ({ id, partNumber }) => <TypedLink to={`/inventory/${id}`}>{partNumber}</TypedLink>,
  },
  { heading: "Description", cell: ({ description }) => description },
  { heading: "Per kit", figures: true, cell: ({ quantity }) => quantity },
  { heading: "On hand", figures: true, cell: ({ onHand }) => onHand },
  {
    heading: "Makes",
    figures: true,
    cell: ({ makes, isLimit }) => (
      <>
        {isLimit && <Badge kind="warning">sets the limit</Badge>} {makes}
      </>
    ),
  },
];
