import type { Scope } from "~/auth/scope";
import type { Flash } from "~/http/requests/flash.server";
import type { Shown } from "./confirm.server";
import type { FileKind } from "./file-kind";
import type { ImportFile } from "./imports.server";
import type { PlannedLine } from "./page/planned-table";
import type { Table } from "./table/table";

/** A kind of file, and what its noun does with it. `Own` are the settings that only this kind has, `Posted` the fields of forms that they come from. */
export type ImportKind<Own extends object = object, Posted extends object = object> = {
  files: FileKind;
  /** Its own settings when a file was chosen. */
  firstSettings: (posted: Partial<Posted>) => object;
  /** And after a person changed how the file is read. */
  changedSettings(file: ImportFile<Own>, posted: Posted): object | Promise<object>;
  /** What would be written now. Nothing is. */
  preview(scope: Scope, file: ImportFile<Own>): Promise<ImportPreview>;
  /** Writes what the preview showed, all or nothing, and says so. */
  confirm(scope: Scope, file: ImportFile<Own>, shown: Shown, token: string): Promise<Flash>;
  /** Takes back what was written, and says so. */
  undo(scope: Scope, file: ImportFile<Own>, token: string): Promise<Flash>;
  /** What an undone import left as it was, where the page lists it. */
  listKept?(scope: Scope, file: ImportFile<Own>): Promise<KeptTable>;
};

export type ImportPreview = {
  table: Table;
  summary: ImportSummary;
  /** What the form asks beside how the file is read: above its questions, and below. */
  choices: { above: OwnChoice[]; below: OwnChoice[] };
  refused: PlannedLine[];
  noted: PlannedLine[];
  others: PlannedLine[];
  /** How many rows the file has. */
  all: number;
  /** Of what each row would do, where the confirmation compares it. */
  fingerprint?: string;
};

/** Beside the button that imports. */
export type ImportSummary = {
  /** How many rows would be written. */
  ready: number;
  /** What becomes of the rows, in pieces of one sentence; empty ones are left out. */
  said: string[];
  /** What to do before, or what is in the way. */
  hints: string[];
  isDoubtful: boolean;
};

export type KeptTable = {
  caption: string;
  columns: { heading: string; figures?: boolean }[];
  /** `to` is the page of the record, linked from its first cell. */
  rows: { id: string; to: string; cells: string[] }[];
};

/** Without options it is carried along unseen. */
export type OwnChoice = {
  name: string;
  value: string;
  label?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
};
