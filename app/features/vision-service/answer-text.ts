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

function answerText(maxLength: number, evenBlanks: (text: string) => string) {
  return z
    .string()
    .nullish()
    .transform((text) => {
      const plain = evenBlanks(plainWords((text ?? "").replace(loneSurrogates, ""))).trim();
      return [...plain].slice(0, maxLength).join("").trim();
    });
}
