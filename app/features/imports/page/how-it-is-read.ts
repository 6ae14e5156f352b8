import type { Column } from "../column";
import type { FileKind } from "../file-kind";
import type { ImportPreview } from "../import-kind";
import type { ImportFile, ImportSettings } from "../imports.server";
import type { Table } from "../table/table";
import { optionQuestions } from "./asked-options";

export function howItIsRead(kind: FileKind, { id, file_name, version, settings }: ImportFile, table: Table) {
  return {
    id,
    version,
    fileName: file_name,
    layout: settings.layout,
    tableNotes: table.notes,
    columns: columnsToChoose(kind.columns, settings, table),
    questions: questionsOf(kind, settings),
    currency: settings.options.currency,
    rate: settings.options.rate ?? "",
  };
}

export type FileAsRead = ReturnType<typeof howItIsRead> & Omit<ImportPreview, "table">;

function questionsOf({ questions }: FileKind, settings: ImportSettings) {
  return optionQuestions
    .filter(({ name }) => questions.includes(name))
    .map(({ name, label, options }) => ({
      name,
      label,
      options,
      value: settings.options[name],
      hint: settings.reasons[name],
      isUnsure: settings.unsure.includes(name),
    }));
}

function columnsToChoose(columns: readonly Column[], { mapping }: ImportSettings, table: Table) {
  const fields = columns.map(({ field, label }) => ({ value: field, label }));
  const choices = [{ value: "", label: "Not read" }, ...fields];
  return table.headings.map((heading, index) => ({
    heading: heading || `Column ${index + 1}`,
    examples: examplesOf(table, index),
    value: mapping[index] ?? "",
    choices,
  }));
}

/** The first three filled cells. */
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
