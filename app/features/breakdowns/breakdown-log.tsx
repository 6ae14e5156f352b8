import { Lines } from "~/ui/details-list";

type Entry = { id: string; author: string; what: string | null; note: string | null; time: string };

export function BreakdownLog({ entries }: { entries: Entry[] }) {
  return (
    <ol className="log">
      {entries.map(({ id, author, what, note, time }) => (
        <li key={id}>
          <p className="log-head">
            {what && <b>{what}</b>} {time}, {author}
          </p>
          {note && (
            <p>
              <Lines text={note} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
