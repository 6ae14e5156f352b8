/** What was typed into the search box; NUL, which PostgreSQL does not take, is left out. */
export function readSearch(text: string | null): string {
  return (text ?? "")
    .replaceAll("\0", "")
    .trim()
    .replace(/^([\s\S]{100})[\s\S]*$/u, "$1");
}
