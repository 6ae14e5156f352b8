/** The messages when writing or undoing a file fails unexpectedly. Each is all or nothing. */
export const notImported = {
  title: "Nothing was imported",
  text: "The import failed. The file is kept, and so is how it is read. Press Import again: no row is imported twice.",
};

export const notUndone = {
  title: "Nothing was undone",
  text: "The undoing failed. What the file wrote is still there. Press Undo Import again: nothing is taken back twice.",
};

export const alreadyImported = {
  kind: "info" as const,
  title: "Nothing was imported",
  text: "This file was imported already.",
};

export const noRows = {
  kind: "info" as const,
  title: "Nothing was imported",
  text: "No row of the file can be imported as it is read now. The file is kept; the page says why for each row.",
};

export const nothingToUndo = { kind: "info" as const, title: "Nothing to undo" };
