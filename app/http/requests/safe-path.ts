const nowhere = "http://nowhere.invalid";

/** A path on this site, or the fallback: never another site's address in disguise (`//x`, `/\x`, `https:x`). */
export function safePath(typed: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof typed !== "string" || !/^\/(?![/\\])/.test(typed)) return fallback;
  const url = URL.canParse(typed, nowhere) ? new URL(typed, nowhere) : undefined;
  // "/.//evil.example" resolves to a path that starts with two slashes, which browsers read as another site's address.
  return url?.origin === nowhere && !url.pathname.startsWith("//") ? url.pathname + url.search : fallback;
}
