import { z } from "zod";
import { plainWords } from "~/http/requests/plain-text";

/** Half of a pair, which a database cannot keep. */
const loneSurrogates = /\p{Cs}/gu;

/** A line of an answer: trimmed, without what nobody sees, cut at `maxLength` characters. What is unknown is "". */
export function answerLine(maxLength: number) {
  return answerText(maxLength, (text) => text.replace(/\s+/g, " "));
}

/** The same, with its line breaks. */
export function answerLines(maxLength: number) {
  return answerText(maxLength, (text) => text.replace(/[^\S\n]+/g, " ").replace(/\n{3,}/g, "\n\n"));
}

/** A list is lines, a number its digits; true, false and objects are no texts. */
function asText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (!Array.isArray(value)) return undefined;
  return value.map(asText).filter(Boolean).join("\n");
}

function answerText(maxLength: number, evenBlanks: (text: string) => string) {
  return z.preprocess(asText, z.string().nullish()).transform((text) => {
    const plain = evenBlanks(plainWords((text ?? "").replace(loneSurrogates, ""))).trim();
    return [...plain].slice(0, maxLength).join("").trim();
  });
}
