import { readdir } from "node:fs/promises";
import type { DocumentKind } from "./document-kind";

const folder = new URL("./kinds/", import.meta.url);

let loading: Promise<Map<string, DocumentKind>> | undefined;

/** Each file of the folder is one; for the scanning process. */
export function documentKinds(): Promise<Map<string, DocumentKind>> {
  return (loading ??= loadKinds(folder));
}

export async function loadKinds(from: URL): Promise<Map<string, DocumentKind>> {
  const kinds = new Map<string, DocumentKind>();
  for (const file of await readdir(from)) {
    const { kind } = (await import(new URL(file, from).href)) as { kind: DocumentKind };
    kinds.set(kind.name, kind);
  }
  return kinds;
}
