import { formatCount, formatCounted } from "~/ui/format";
import type { ImportColumn } from "./how-it-is-read";

/** More would push the button off the screen. */
const max = 12;

/** Next to the button: the columns that are not imported. */
export function ColumnsNotRead({ columns }: { columns: ImportColumn[] }) {
  const left = columns.filter(({ value, examples }) => value === "" && examples !== "");
  if (left.length === 0) return null;
  const names = left.slice(0, max).map(({ heading }) => heading);
  if (left.length > max) names.push(`and ${formatCount(left.length - max)} more`);
  return (
    <p>
      {formatCounted(left.length, "column")} {left.length === 1 ? "is" : "are"} not read: {names.join(", ")}.
    </p>
  );
}
