/** What was typed or scanned into a search box; NUL, which PostgreSQL does not take, is left out. */
export function readSearch(text: string | null, maxLength = 100): string {
  return [...(text ?? "").replaceAll("\0", "").trim()].slice(0, maxLength).join("");
}
