import { plainKey, plainWords } from "./plain-text";

/** Words or a number to look for: plain, without NUL, which PostgreSQL rejects, and at most `maxLength` characters. */
export function readSearch(text: string | null, maxLength = 100): string {
  return beginningOf(plainWords(text ?? ""), maxLength);
}

/** The same for what can only be a number or another key: a scanned code, a part number, a bin. */
export function readKey(text: string | null, maxLength = 100): string {
  return beginningOf(plainKey(text ?? ""), maxLength);
}

function beginningOf(text: string, maxLength: number): string {
  return [...text.replaceAll("\0", "").trim()].slice(0, maxLength).join("");
}
