/** With script (helpers.js) it says what is loading; `texts` by path. */
export function Pending({ texts }: { texts: Record<string, string> }) {
  return <p className="pending" role="status" data-pending={JSON.stringify(texts)} />;
}
