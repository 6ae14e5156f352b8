import { type Column, Table } from "~/ui/table";
import type { ReviewView } from "./review-view";

type ReviewTableProps = {
  caption: string;
  lines: ReviewView[];
  counted: boolean;
  seesBook: boolean;
  seesCost: boolean;
};

export function ReviewTable({ caption, lines, counted, seesBook, seesCost }: ReviewTableProps) {
  const figure = (heading: string, cell: (line: ReviewView) => string): Column<ReviewView> => ({
    heading,
    figures: true,
    cell,
  });
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[
        { heading: "Part #", cell: ({ number }) => <span className="typed identifier">{number}</span> },
        { heading: "Description", cell: ({ description }) => <span className="typed">{description}</span> },
        { heading: "Bin", cell: ({ bin }) => bin || "No bin" },
        ...(seesBook ? [figure(counted ? "Book then" : "Book now", ({ book }) => book)] : []),
        ...(counted ? [figure("Counted", (line) => line.counted)] : []),
        ...(counted && seesBook ? [figure("Difference", ({ difference }) => difference)] : []),
        ...(counted && seesCost ? [figure("Value", ({ value }) => value)] : []),
        ...(counted ? [{ heading: "When", cell: ({ by }: ReviewView) => by }] : []),
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
