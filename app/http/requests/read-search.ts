/** Removes NUL, which PostgreSQL rejects, and keeps `maxLength` characters. */
export function readSearch(text: string | null, maxLength = 100): string {
  return [...(text ?? "").replaceAll("\0", "").trim()].slice(0, maxLength).join("");
}
