import { type Font, create } from "fontkit";
import { readFonts } from "./pdf-document.server";

let font: Promise<Font> | undefined;

/** What the PDF of a document would not show, said before it is sent: its font lacks these letters. Undefined if it has all. */
export async function missingLettersText(document: object): Promise<string | undefined> {
  const { regular } = await readFonts();
  const shown = await (font ??= Promise.resolve(create(regular) as Font));
  const letters = [...new Set(JSON.stringify(document).match(/[\p{L}\p{N}\p{S}]/gu) ?? [])];
  const missing = letters.filter((letter) => !shown.hasGlyphForCodePoint(letter.codePointAt(0)!));
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, maxNamed).join(" ") + (missing.length > maxNamed ? " …" : "");
  return `The PDF cannot show ${named}: empty boxes stand there. A page that the browser prints shows them`;
}

const maxNamed = 10;
