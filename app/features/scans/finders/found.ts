import type { Found } from "../document-kind";
import { type Word, around } from "../page";

/** Below this a person should look at the character. */
export const sureFrom = 0.8;

/** The words as one value. `text` is what the form gets, if that is not the words as they are printed. */
export function foundIn(words: Word[], page: number, text?: string): Found {
  const printed = words.map((word) => word.text).join(" ");
  const sure = words.flatMap((word, index) => (index > 0 ? [1, ...word.sure] : word.sure));
  return {
    text: text ?? printed,
    printed,
    page,
    shown: around(words.map(({ shown }) => shown)),
    doubts: doubtsIn(text ?? printed, printed, sure),
  };
}

/** The places in `text` of the characters that were read unsurely. All of it where it cannot be said which. */
function doubtsIn(text: string, printed: string, sure: number[]): number[] {
  const doubtful = [...printed]
    .map((letter, at) => ({ letter, at }))
    .filter(({ at }) => (sure[at] ?? 1) < sureFrom);
  if (doubtful.length === 0) return [];
  if (text === printed) return doubtful.map(({ at }) => at);
  const kept = [...printed].flatMap((letter, at) => (/[\p{L}\p{N}]/u.test(letter) ? [at] : []));
  const places = [...text].flatMap((letter, at) => (/[\p{L}\p{N}]/u.test(letter) ? [at] : []));
  if (kept.length !== places.length) return places;
  return doubtful.flatMap(({ at }) => places[kept.indexOf(at)] ?? []);
}
