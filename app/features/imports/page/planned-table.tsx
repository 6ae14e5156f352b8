import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";

const badges = {
  ready: "good",
  "will be added": "good",
  "will change": "good",
  refused: "warning",
  skipped: "plain",
} as const;

export type PlannedLine = { line: number; verdict: keyof typeof badges; text: string; notes: string[] };

/** The outcomes of some rows; nothing when there are none. */
export function PlannedTable({ caption, rows }: { caption: string; rows: PlannedLine[] }) {
  if (rows.length === 0) return null;
  return (
    <Table
      caption={caption}
      columns={[
        { heading: "Line", cell: ({ line }) => line },
        { heading: "Verdict", cell: ({ verdict }) => <Badge kind={badges[verdict]}>{verdict}</Badge> },
        { heading: "What", cell: ({ text }) => text },
        { heading: "Notes", cell: ({ notes }) => notes.join(" ") },
      ]}
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  );
}
