import { fleetImports, stockImports } from "~/features/import-kinds/import-kinds.server";
import type { FileKind } from "~/features/imports/file-kind";

export type ImportHelp = {
  title: string;
  to: string;
  /** Programs whose files are known by their headings. */
  programs: string[];
  columns: { label: string; headings: string }[];
};

/** One word is enough for each language and spelling that a column is known by. */
const maxHeadings = 6;

export function importHelp(): ImportHelp[] {
  return [fleetImports, stockImports].flatMap(({ pages, kinds }) =>
    kinds.map(({ files }) => ({
      title: pages.kinds?.find(({ value }) => value === files.name)?.label ?? pages.title,
      to: pages.kinds ? `${pages.path}?kind=${files.name}` : pages.path,
      ...helpOf(files),
    })),
  );
}

function helpOf({ layouts, columns }: FileKind): Pick<ImportHelp, "programs" | "columns"> {
  return {
    programs: [...new Set(layouts.map(({ name }) => name))],
    columns: columns.map(({ label, headings }) => ({
      label,
      headings: headings.split("|").slice(0, maxHeadings).join(", "),
    })),
  };
}
