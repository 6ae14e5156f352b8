import { Badge } from "~/ui/badge";
import { formatCount } from "~/ui/format";
import { Link } from "~/ui/link";
import { Table } from "~/ui/table";

const badges = {
  ready: "good",
  "will be added": "good",
  "will change": "good",
  refused: "warning",
  skipped: "plain",
} as const;

/** `alike` are further lines with the same outcome, to the letter: how many, and the first of them. */
export type PlannedLine = {
  line: number;
  alike?: { lines: number[]; count: number };
  verdict: keyof typeof badges;
  text: string;
  link?: { to: string; label: string };
  notes: string[];
};

/** The outcomes of some rows; nothing when there are none. */
export function PlannedTable({ caption, rows }: { caption: string; rows: PlannedLine[] }) {
  if (rows.length === 0) return null;
  return (
    <Table
      caption={caption}
      columns={[
        { heading: "Line", cell: linesText },
        { heading: "Verdict", cell: ({ verdict }) => <Badge kind={badges[verdict]}>{verdict}</Badge> },
        { heading: "What", cell: whatText },
        { heading: "Notes", cell: ({ notes }) => notes.join(" ") },
      ]}
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  );
}

function whatText({ text, link }: PlannedLine) {
  return (
    <>
      {text} {link && <Link to={link.to}>{link.label}</Link>}
    </>
  );
}

function linesText({ line, alike = { lines: [], count: 0 } }: PlannedLine): string {
  const lines = [line, ...alike.lines].join(", ");
  const more = alike.count - alike.lines.length;
  return more > 0 ? `${lines} and ${formatCount(more)} more` : lines;
}
