import type { ReadOptions } from "../cells/read-options";
import { plainHeading } from "../table/headings";

/** A program whose exports are known by their headings, and what the exports do not say. */
export type Layout = {
  name: string;
  headings: string[];
  known?: Partial<ReadOptions>;
};

export function layoutOf(layouts: Layout[], headings: string[]): Layout | undefined {
  const plain = new Set(headings.map(plainHeading));
  return layouts.find((layout) => layout.headings.every((name) => plain.has(name)));
}
