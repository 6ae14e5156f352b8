import type { RecordChange } from "./changes.server";

export function ChangesList({ changes }: { changes: RecordChange[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h2 id="changes">Changes</h2>
      <ul className="log" aria-labelledby="changes">
        {changes.map(({ id, head, lines }) => (
          <li key={id}>
            <p className="log-head">{head}</p>
            {lines.map((line) => (
              <p key={line} className="typed">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
