import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { type PartView, partName } from "./part-view";

type PartsFittedProps = {
  parts: (PartView & { id: string; takenOff: boolean })[];
  hasMore: boolean;
  list: string;
  add?: ReactNode;
};

export function PartsFitted({ parts, hasMore, list, add }: PartsFittedProps) {
  if (parts.length === 0 && !add) return null;
  return (
    <Card title="Parts fitted" actions={add}>
      {parts.length === 0 && <p>None yet.</p>}
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={`${list}/${part.id}`}>{partName(part)}</Link>
            {part.cost && `: ${part.cost}`}
            {part.takenOff && ", taken off since"}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          The first {parts.length} are shown. All are in the <Link to={list}>vehicle&apos;s parts</Link>.
        </p>
      )}
    </Card>
  );
}
