import { businessTypes } from "~/features/accounts/account-choices";
import { readDate } from "~/features/imports/cells/column-dates";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import { readRows } from "~/features/imports/cells/read-rows";
import { type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import type { Mapping } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { type CrmStatus, type CrmTier, crmStatuses, crmTiers } from "../customers/crm-customer-choices";
import { crmCustomerFields } from "../customers/crm-customer-fields";
import { type CrmColumn, crmCustomerColumns } from "./crm-customer-columns";

type Cells = RowCells<CrmColumn>;

/** A row of the file. Null where its cell is empty or unknown. */
export type CrmCustomerValues = {
  companyName: string;
  contactEmail: string;
  phoneNumber: string | null;
  companyAddress: string | null;
  businessType: string[] | null;
  subscriptionTier: CrmTier | null;
  accountNumber: string | null;
  status: CrmStatus | null;
  leadScore: number | null;
  nextFollowUp: string | null;
  notes: string | null;
};

export function readCrmCustomerRows(
  table: Table,
  mapping: Mapping,
  { options }: { options: ReadOptions },
): Promise<RowVerdict<CrmCustomerValues>[]> {
  const reading = { columns: crmCustomerColumns, mapping, options };
  return readRows<CrmCustomerValues, CrmColumn>(table, reading, (cells) => crmCustomerRow(cells, options));
}

function crmCustomerRow(cells: Cells, { dateOrder }: ReadOptions): RowVerdict<CrmCustomerValues> {
  const { line, notes, problems } = cells;
  const values = {
    companyName: textOf(cells, "companyName") ?? "",
    contactEmail: textOf(cells, "contactEmail") ?? "",
    phoneNumber: textOf(cells, "phoneNumber"),
    companyAddress: textOf(cells, "companyAddress"),
    businessType: businessTypesOf(cells),
    subscriptionTier: choiceOf(
      cells,
      "subscriptionTier",
      tierWords,
      "basic, premium, free, pro or enterprise",
    ),
    accountNumber: cells.text("accountNumber"),
    status: choiceOf(cells, "status", statusWords, "active, inactive or churned"),
    leadScore: scoreOf(cells),
    nextFollowUp: dayOf(cells, dateOrder),
    notes: textOf(cells, "notes"),
  };
  if (values.companyName === "") problems.unshift("There is no company name in this row.");
  if (values.contactEmail === "") problems.push("There is no contact email in this row.");
  return refusal(cells) ?? { line, notes, values };
}

type TextField = Extract<(typeof crmCustomerFields)[number], { kind: "text" | "long text" }>;

const textFields = new Map<string, TextField>(
  crmCustomerFields.flatMap((field) =>
    field.kind === "text" || field.kind === "long text" ? [[field.name, field]] : [],
  ),
);

/** Refused when the form would refuse it: a text that is too long is never cut. */
function textOf(cells: Cells, name: TextField["name"]): string | null {
  const text = cells.text(name);
  if (text === null) return null;
  const field = textFields.get(name)!;
  if (text.length > field.maxLength)
    cells.refuse(name, `the text has ${text.length} characters; at most ${field.maxLength} are kept.`);
  else if ("check" in field && !field.check.passes(text)) cells.refuse(name, `${field.check.message}.`);
  return text;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const tierWords = new Map<string, CrmTier>(
  crmTiers.flatMap(({ value, label, asFilter, filterLabel }) =>
    [value, label, asFilter, filterLabel].map((word) => [plain(word), value] as const),
  ),
);
const statusWords = new Map<string, CrmStatus>(crmStatuses.map(({ value }) => [value, value]));
const typeWords = new Map<string, string>(
  businessTypes.flatMap(({ value, label }) => [value, label].map((word) => [plain(word), value] as const)),
);

function choiceOf<Value>(
  cells: Cells,
  field: "subscriptionTier" | "status",
  words: Map<string, Value>,
  listed: string,
): Value | null {
  const cell = cells.text(field);
  if (cell === null) return null;
  const value = words.get(plain(cell));
  if (value === undefined) cells.refuse(field, `“${cell.slice(0, 40)}” is not ${listed}.`);
  return value ?? null;
}

/** What is on no list is noted and left out: a list of another program has its own types. */
function businessTypesOf(cells: Cells): string[] | null {
  const cell = cells.text("businessType");
  if (cell === null) return null;
  const found = cell
    .split(/[,;|/]/)
    .filter((word) => word.trim() !== "")
    .map((word) => ({ word: word.trim(), value: typeWords.get(plain(word)) }));
  const unknown = found
    .filter(({ value }) => value === undefined)
    .map(({ word }) => `“${word.slice(0, 40)}”`);
  if (unknown.length > 0)
    cells.notes.push(`${unknown.slice(0, 5).join(", ")} is not one of our business types and is left out.`);
  const known = new Set(found.map(({ value }) => value));
  const values = businessTypes.map(({ value }) => value as string).filter((value) => known.has(value));
  return values.length > 0 ? values : null;
}

function scoreOf(cells: Cells): number | null {
  const read = cells.number("leadScore");
  if (read === null) return null;
  if (/^\d{1,3}$/.test(read.number) && Number(read.number) <= 100) return Number(read.number);
  cells.refuse("leadScore", "Lead score must be a whole number from 0 to 100.");
  return null;
}

function dayOf(cells: Cells, dateOrder: ReadOptions["dateOrder"]): string | null {
  const cell = cells.text("date");
  if (cell === null) return null;
  const read = readDate(cell, dateOrder);
  if (!("problem" in read)) return read.date;
  cells.refuse("date", read.problem);
  return null;
}
