import type { ImportKind } from "./import-kinds";
import type { PlannedLine } from "./planned-rows";
import type { ImportSettings } from "./import-settings";
import { fieldChoices, optionQuestions } from "./import-words";
import type { Table } from "./read-table.server";

type Read = {
  id: string;
  kind: ImportKind;
  file_name: string;
  version: number;
  settings: ImportSettings;
};

/** What the page of every file shows and asks before it is imported. */
export function howItIsRead({ id, kind, file_name, version, settings }: Read, table: Table) {
  return {
    id,
    version,
    fileName: file_name,
    layout: settings.layout,
    tableNotes: table.notes,
    columns: columnsToChoose(kind, settings, table),
    questions: questionsOf(kind, settings),
    currency: settings.options.currency,
    rate: settings.options.rate ?? "",
  };
}

/** With the rows, as many as a page shows. */
export type FileAsRead = ReturnType<typeof howItIsRead> & {
  refused: PlannedLine[];
  noted: PlannedLine[];
  others: PlannedLine[];
  /** How many rows the file has. */
  all: number;
};

function questionsOf(kind: ImportKind, settings: ImportSettings) {
  return optionQuestions
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ name, label, options }) => ({
      name,
      label,
      options,
      value: settings.options[name],
      hint: settings.reasons[name],
      isUnsure: settings.unsure.includes(name),
    }));
}

function columnsToChoose(kind: ImportKind, { mapping }: ImportSettings, table: Table) {
  const choices = fieldChoices(kind);
  return table.headings.map((heading, index) => ({
    heading: heading || `Column ${index + 1}`,
    examples: examplesOf(table, index),
    value: mapping[index] ?? "",
    choices,
  }));
}

/** The first three cells that hold anything. */
function examplesOf({ rows }: Table, column: number): string {
  const found: string[] = [];
  for (const { cells } of rows) {
    if (found.length === 3) break;
    if (cells[column]) found.push(cells[column]);
  }
  return found.join(" · ").slice(0, 80);
}

export type ImportColumn = ReturnType<typeof columnsToChoose>[number];
export type ImportQuestion = ReturnType<typeof questionsOf>[number];
