/** A number that people read letter by letter; its last `tail` characters, the ones they go by, stand out. */
export function Identifier({ text, tail = 0 }: { text: string; tail?: number }) {
  if (tail <= 0) return <span className="identifier">{text}</span>;
  return (
    <span className="identifier">
      {text.slice(0, -tail)}
      <b>{text.slice(-tail)}</b>
    </span>
  );
}
