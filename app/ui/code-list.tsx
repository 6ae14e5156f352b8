/** Codes to be written down or printed. */
export function CodeList({ label, codes }: { label: string; codes: string[] }) {
  return (
    <ol className="code-list" aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          <code className="identifier">{code}</code>
        </li>
      ))}
    </ol>
  );
}
