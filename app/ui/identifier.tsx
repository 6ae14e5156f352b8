/** A number read character by character; its last `tail` characters, which people go by, are bold. */
export function Identifier({ text, tail = 0 }: { text: string; tail?: number }) {
  if (tail <= 0) return <span className="identifier">{text}</span>;
  return (
    <span className="identifier">
      {text.slice(0, -tail)}
      <b>{text.slice(-tail)}</b>
    </span>
  );
}
