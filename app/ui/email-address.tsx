/** Where it does not fit, it breaks after the @ before it breaks in a word. */
export function EmailAddress({ text }: { text: string }) {
  const domain = text.lastIndexOf("@") + 1;
  return (
    <span className="typed">
      {text.slice(0, domain)}
      <wbr />
      {text.slice(domain)}
    </span>
  );
}
