import type { Scope } from "~/auth/scope";
import type { Flash } from "~/http/requests/flash.server";
import type { Shown } from "./confirm.server";
import type { FileKind } from "./file-kind";
import type { ImportFile } from "./imports.server";
import type { PlannedLine } from "./page/planned-table";
import type { Table } from "./table/table";

/**
 * A kind of file, and how its noun imports it. `Own` are the settings that only this kind has, `Posted` the form fields that they come
 * from.
 */
export type ImportKind<Own extends object = object, Posted extends object = object> = {
  files: FileKind;
  /** Its own settings when a file was chosen. */
  firstSettings: (posted: Partial<Posted>) => object;
  /** Its own settings after a person changed how the file is read. */
  changedSettings(file: ImportFile<Own>, posted: Posted): object | Promise<object>;
  /** What would be written now. Writes nothing. */
  preview(scope: Scope, file: ImportFile<Own>): Promise<ImportPreview>;
  /** Writes what the preview showed, all or nothing, and says so. */
  confirm(scope: Scope, file: ImportFile<Own>, shown: Shown, token: string): Promise<Flash>;
  /** Takes back what was written, and says so. */
  undo(scope: Scope, file: ImportFile<Own>, token: string): Promise<Flash>;
  /** The records that an undone import left as they were, when the page lists them. */
  listKept?(scope: Scope, file: ImportFile<Own>): Promise<KeptTable>;
};

export type ImportPreview = {
  table: Table;
  summary: ImportSummary;
  /** What the form asks above and below the questions on how the file is read. */
  choices: { above: OwnChoice[]; below: OwnChoice[] };
  refused: PlannedLine[];
  noted: PlannedLine[];
  others: PlannedLine[];
  /** How many rows the file has. */
  all: number;
  /** A fingerprint of every row's outcome, when the confirmation compares it. */
  fingerprint?: string;
};

/** Next to the button that imports. */
export type ImportSummary = {
  /** How many rows would be written. */
  ready: number;
  /** The rows' outcomes, as pieces of one sentence; empty ones are left out. */
  said: string[];
  /** What to do first, or why the import is not possible. */
  hints: string[];
  isDoubtful: boolean;
};

export type KeptTable = {
  caption: string;
  columns: { heading: string; figures?: boolean }[];
  /** `to` is the page of the record, linked from its first cell. */
  rows: { id: string; to: string; cells: string[] }[];
};

/** Without options or proposals it is a hidden field. Proposals are shared by all choices that are typed: the first one has them. */
export type OwnChoice = {
  name: string;
  value: string;
  label?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  isTyped?: boolean;
  proposals?: readonly string[];
};
