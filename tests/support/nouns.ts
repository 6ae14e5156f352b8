import { sql } from "kysely";
import type { HTMLElement } from "node-html-parser";
import { expect } from "vitest";
import type { DataField, Field, Fields } from "~/features/fields/field";
import { formatCount, formatDay, formatMoney } from "~/ui/format";
import type { Database } from "~db/database";
import { alertOf } from "./answers";
import { readCsv } from "./csv";
import { testDatabase } from "./database";
import { goodFields } from "./good-fields";
import { newCompany } from "./people";
import { signedIn } from "./records";
import type { Answer, Visitor } from "./visitor";

export type Fact = {
  name: string;
  columns: readonly string[];
  values: readonly [first: string, second: string];
  /** Undefined if the page shows the value somewhere else. */
  words?: (value: string) => string;
  /** Its heading in the CSV file. */
  csv?: string | null;
  /** As the file has it, if not as it is stored. */
  inFile?: (value: string) => string;
  /** A value that is refused. */
  refused?: string;
  /** As its changes show it, if not in the words of its page; null if they do not. */
  change?: ((value: string) => string) | null;
  /** Missing in the other form. */
  onlyIn?: "new" | "edit";
};

export type Noun = {
  tables: (keyof Database)[];
  facts: Fact[];
  /** Columns that are not facts: the product fills them. */
  kept: string[];
  /** Inputs stored elsewhere or nowhere. */
  otherInputs?: { new?: string[]; edit?: string[] };
  add: { page: string; button: string };
  /** Of the added record: its page, unless only its form shows it, and its form. */
  find: () => Promise<{ page?: string; form: string }>;
  save: string;
  /** Selector of its values on the page. */
  shownIn?: string;
  /** Selector of the values somebody else saved; null if the form shows them only in part. */
  savedNowIn?: string | null;
  /** Where its changes are, "page" (its form without one) if not said; null if none are kept. */
  changesOn?: "page" | "form" | "history" | null;
  /** `key` is the field whose value finds a record to update in another import; without it, such rows are skipped. */
  files?: { exported: string; importPage: string; kind?: string; key?: string };
};

/** `special` has the facts that the list does not know. */
export function factsOf(list: Fields, special: { [name: string]: Partial<Fact> } = {}): Fact[] {
  return list.map((field) => ({ ...factOf(field), ...special[field.name] }));
}

function factOf(field: Field): Fact {
  const { name } = field;
  if (field.kind === "own") return { name, columns: field.columns, values: ["", ""] };
  const { column, csv } = field;
  return {
    ...{ name, columns: [column], values: valuesFor(field), words: wordsFor(field), csv },
    change: wordsFor(field),
    refused: refusedFor(field),
  };
}

function refusedFor(field: DataField): string | undefined {
  switch (field.kind) {
    case "text":
      return field.check ? failing(field.check) : "x".repeat(field.maxLength + 1);
    case "long text":
      return "x".repeat(field.maxLength + 1);
    case "price":
    case "money":
    case "count":
      return "-5";
    default:
      return undefined;
  }
}

function valuesFor(field: DataField): Fact["values"] {
  switch (field.kind) {
    case "text":
    case "long text":
      return [`${field.name} first`.slice(-field.maxLength), `${field.name} second`.slice(-field.maxLength)];
    case "price":
    case "money":
      return ["12.34", "56.78"];
    case "count":
      return ["3", "14"];
    case "year":
      return ["2011", "2017"];
    case "day":
      return ["2026-03-04", "2026-05-06"];
    case "choice": {
      const [first, second] = field.choices;
      return [second!.value, first!.value];
    }
    case "checkbox":
      return ["on", ""];
  }
}

function wordsFor(field: DataField): (value: string) => string {
  switch (field.kind) {
    case "price":
    case "money":
      return formatMoney;
    case "count":
      return (value) => formatCount(Number(value));
    case "day":
      return formatDay;
    case "choice":
      return (value) => field.choices.find((choice) => choice.value === value)!.label;
    case "checkbox":
      return (value) => (value === "on" ? "Yes" : "No");
    default:
      return (value) => value;
  }
}

function failing({ passes, message }: NonNullable<Extract<DataField, { kind: "text" }>["check"]>): string {
  const found = ["?", "x", "7", "not this"].find((text) => !passes(text));
  if (found === undefined) throw new Error(`tests/support/nouns.ts has no text that fails: ${message}`);
  return found;
}

/** The tables have exactly the columns of the facts and of `kept`. */
export async function expectColumns({ tables, facts, kept }: Noun): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any (${tables})`.execute(testDatabase().owner);
  const named = [...kept, ...facts.flatMap(({ columns }) => columns)];
  expect.soft(rows.map(({ name }) => name).sort(), `columns of ${tables.join()}`).toEqual(named.sort());
}

type Turn = 0 | 1;

const typedFor = (facts: Fact[], form: "new" | "edit", turn: Turn) =>
  Object.fromEntries(
    facts.filter((fact) => isIn(fact, form)).map(({ name, values }) => [name, values[turn]]),
  );

const isIn = ({ onlyIn }: Fact, form: "new" | "edit") => onlyIn === undefined || onlyIn === form;

/** Adds one with the first values, checks it, and changes every value; reports each missing field by name. */
export async function tryEveryField(noun: Noun, [visitor, late]: [Visitor, Visitor]): Promise<void> {
  const { facts, add, find, save, shownIn = details, savedNowIn = details } = noun;
  expectInputs(noun, "new", await visitor.get(add.page), add.page);
  await expectRefusals(noun, visitor);
  await visitor.get(add.page);
  expectSaved(await visitor.submit(add.page, typedFor(facts, "new", 0), add.button), add.page);
  const { page, form } = await find();
  if (page) expectWords(facts, (await visitor.get(page)).html.querySelectorAll(shownIn), page, 0);
  const opened = await late.get(form);
  expectInputs(noun, "edit", opened, form);
  expectValues(facts, opened, form, 0);

  await visitor.get(form);
  expectSaved(await visitor.submit(form, typedFor(facts, "edit", 1), save), form);
  if (page) expectWords(facts, (await visitor.get(page)).html.querySelectorAll(shownIn), page, 1);
  expectValues(facts, await visitor.get(form), form, 1);
  const overtaken = await late.submit(form, {}, save);
  expect.soft(overtaken.status, `${form}, saved by somebody else`).toBe(409);
  if (savedNowIn)
    expectWords(facts, overtaken.html.querySelectorAll(savedNowIn), `${form}, saved by somebody else`, 1);
  await expectChanges(noun, visitor, { page: page ?? form, form });
}

/** What the edit changed of each field is kept, from and to. */
async function expectChanges(
  { facts, changesOn = "page" }: Noun,
  visitor: Visitor,
  { page, form }: { page: string; form: string },
): Promise<void> {
  if (changesOn === null) return;
  const at = { page, form, history: `${page}/history` }[changesOn];
  const shown = (await visitor.get(at)).html.querySelector("main")!.text;
  const missing = facts.filter((fact) => isIn(fact, "edit") && !shown.includes(changeOf(fact)));
  const names = missing.map((fact) => `${fact.name}: ${changeOf(fact)}`);
  expect.soft(names, `fields whose changes ${at} does not show`).toEqual([]);
}

/** Empty if nothing has changed. */
function changeOf({ change, words = (value) => value, values: [first, second], onlyIn }: Fact): string {
  if (change === null || first === second) return "";
  const wordsIn = change ?? words;
  const from = onlyIn === "edit" ? "" : wordsIn(first);
  return `${from || "none"} → ${wordsIn(second) || "none"}`;
}

const details = "dl.details-list dd";

/** The form says at each field what is wrong with it. */
async function expectRefusals({ facts, add }: Noun, visitor: Visitor): Promise<void> {
  const wrong = facts.filter((fact) => isIn(fact, "new") && fact.refused !== undefined);
  if (wrong.length === 0) return;
  const typed = Object.fromEntries(wrong.map(({ name, refused }) => [name, refused!]));
  const answer = await visitor.submit(add.page, { ...typedFor(facts, "new", 0), ...typed }, add.button);
  const silent = wrong
    .map(({ name }) => name)
    .filter((name) => !answer.html.querySelector(`[name="${name}"][aria-invalid=true]`));
  expect.soft([answer.status, silent], `fields of ${add.page} that refuse nothing`).toEqual([400, []]);
}

function expectSaved(answer: Answer, form: string): void {
  expect([form, alertOf(answer), answer.status]).toEqual([form, "", 303]);
}

/** One input per fact, and no others except the named ones. */
function expectInputs({ facts, otherInputs = {} }: Noun, form: "new" | "edit", page: Answer, action: string) {
  const selector = ["input:not([type=hidden]):not([type=file])", "select", "textarea"];
  const inputs = page.html
    .querySelectorAll(selector.map((one) => `form[action="${action}"] ${one}`).join())
    .map((input) => input.getAttribute("name")!);
  const named = facts.filter((fact) => isIn(fact, form)).map(({ name }) => name);
  const expected = [...named, ...(otherInputs[form] ?? [])];
  expect.soft([...new Set(inputs)].sort(), `inputs of ${action}`).toEqual(expected.sort());
  const required = page.html.querySelectorAll(`form[action="${action}"] [required]`);
  const without = required
    .map((input) => input.getAttribute("name")!)
    .filter((name) => !(name in goodFields));
  expect.soft(without, `required in ${action}, and not in tests/support/good-fields.ts`).toEqual([]);
}

function expectValues(facts: Fact[], page: Answer, action: string, turn: Turn): void {
  const there = facts.filter((fact) => isIn(fact, "edit"));
  const expected = Object.fromEntries(there.map(({ name, values }) => [name, values[turn]]));
  const found = Object.fromEntries(there.map(({ name }) => [name, valueIn(page, name)]));
  expect.soft(found, `values of ${action}`).toEqual(expected);
}

function valueIn(page: Answer, name: string): string | undefined {
  const input = page.html.querySelector(`[name="${name}"]:not(button)`);
  if (!input) return undefined;
  if (input.tagName === "TEXTAREA") return input.textContent.replace(/^\r?\n/, "");
  if (input.tagName === "SELECT") {
    const option = input.querySelector("option[selected]") ?? input.querySelector("option");
    return option?.getAttribute("value");
  }
  if (input.getAttribute("type") === "checkbox") return input.hasAttribute("checked") ? "on" : "";
  return input.getAttribute("value") ?? "";
}

function expectWords(facts: Fact[], elements: HTMLElement[], where: string, turn: Turn): void {
  const shown = elements.map((element) => element.text).join("\n");
  const missing = facts.filter(({ words, values }) => words && !shown.includes(words(values[turn])));
  const names = missing.map(({ name }) => name);
  expect.soft(names, `fields that ${where} does not show`).toEqual([]);
}

/** The file has the second values, an empty company that imports it has them too, and an import over them changes each. */
export async function expectInFiles({ facts, files }: Noun, visitor: Visitor): Promise<void> {
  if (!files) return;
  const { exported, key } = files;
  const inFile = facts.flatMap(({ name, csv, values: [first, second], inFile = (value) => value }) =>
    csv ? [{ name, csv, values: [inFile(first), inFile(second)] as const }] : [],
  );
  const cellsOf = (turn: Turn) =>
    Object.fromEntries(inFile.map(({ name, csv, values }) => [csv, values[name === key ? 1 : turn]]));
  const text = (await visitor.get(exported)).body;
  expect.soft(rowOf(text, Object.keys(cellsOf(1))), exported).toEqual(cellsOf(1));

  const reader = await signedIn(await newCompany({ plan: "enterprise" }));
  const imported = async (file: string) => {
    await importFile(reader, files, file);
    return rowOf((await reader.get(exported)).body, Object.keys(cellsOf(1)));
  };
  expect.soft(await imported(text), `${exported}, imported`).toEqual(cellsOf(1));
  if (key === undefined) return;
  const changed = [Object.keys(cellsOf(0)), Object.values(cellsOf(0))].map((row) => row.join(",")).join("\n");
  expect.soft(await imported(changed), `${exported}, imported over other values`).toEqual(cellsOf(0));
  await expectRefused(facts, files);
}

/** An import refuses the rows that have what the form refuses, and keeps the others. */
async function expectRefused(facts: Fact[], files: NonNullable<Noun["files"]>): Promise<void> {
  const inFile = facts.filter(({ csv }) => csv);
  const key = inFile.findIndex(({ name }) => name === files.key);
  const good = inFile.map(({ values }) => values[0]);
  const bad = inFile.flatMap(({ name, refused }, column) => {
    if (refused === undefined) return [];
    return [good.map((cell, at) => (at === column ? refused : at === key ? name : cell))];
  });
  const reader = await signedIn(await newCompany({ plan: "enterprise" }));
  const lines = [inFile.map(({ csv }) => csv), good, ...bad].map((row) => row.join(","));
  await importFile(reader, files, lines.join("\n"));
  const kept = readCsv((await reader.get(files.exported)).body).slice(1);
  expect
    .soft(
      kept.map((row) => row[0]),
      `${files.exported}, rows imported beside refused ones`,
    )
    .toEqual([good[key]]);
}

async function importFile(reader: Visitor, { importPage, kind }: NonNullable<Noun["files"]>, text: string) {
  await reader.get(importPage);
  const file = new File([text], "export.csv", { type: "text/csv" });
  await reader.submit(importPage, kind ? { kind, file } : { file });
  const preview = await reader.follow();
  await reader.submit(`${preview.html.querySelector("form:has(table)")?.getAttribute("action")}/confirm`);
  await reader.follow();
}

/** The only row of the file, by heading. */
function rowOf(text: string, headings: string[]): Record<string, string | undefined> {
  const [first = [], row = []] = readCsv(text);
  return Object.fromEntries(headings.map((heading) => [heading, row[first.indexOf(heading)]]));
}
