import { Fragment } from "react";

/** Where it does not fit, it breaks after the @ or a dot before it, and only then in a word. */
export function EmailAddress({ text }: { text: string }) {
  const domain = text.lastIndexOf("@") + 1;
  const words = text.slice(0, domain).split(".");
  return (
    <span className="typed">
      {words.map((word, place) => (
        <Fragment key={place}>
          {word}
          {place < words.length - 1 && "."}
          <wbr />
        </Fragment>
      ))}
      {text.slice(domain)}
    </span>
  );
}
