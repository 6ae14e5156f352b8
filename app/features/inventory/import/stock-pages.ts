import type { ImportPages } from "~/features/imports/page/import-pages";

export const stockPages: ImportPages = {
  path: "/inventory/import",
  title: "Import Parts",
  home: { to: "/inventory", label: "Inventory", named: "To the inventory" },
  intro:
    "Bring along a price file or a stock list, saved as CSV: whatever its columns are called and in which order they stand, with commas, semicolons or tabs. You see every row before anything is written, and can undo it.",
  countedInList: "Parts",
  written: "part",
  undoing:
    "Undo takes back what was written, all at once. Parts that were changed, sold or counted since stay as they are, and are listed.",
};
