import { Big } from "big.js";
import { midSentence, priceDigits } from "~/ui/format";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { type PlannedRow, planRows } from "~/features/imports/planned-rows";
import { itemFields } from "../item/item-fields";
import type { StockSettings } from "./stock-settings";
import { type OtherNumber, numberKey } from "./other-numbers";
import type { KnownPart, StockOfImport } from "./stock-of-import.server";
import type { PartField } from "./stock-columns";
import type { StockValues } from "./stock-rows";

type Changeable = Exclude<PartField, { name: "partNumber" | "quantity" }>;

export type PartColumns = Pick<KnownPart, Changeable["column"]>;

/** How a row changes an existing part. `pieces` sets the stock or adds to it, as the person chose for the file. */
export type PartChange = {
  part: KnownPart;
  columns: Partial<PartColumns>;
  pieces: { to: number } | { by: number } | null;
  /** Dollars a piece that comes in, where the row says it. */
  unitCost: string | null;
  numbers: OtherNumber[];
  /** "cost 12.00 → 13.50" */
  said: string[];
};

/** What will be written for a row, or why nothing will be. */
export type PlannedPart = PlannedRow<Ready>;

/** `alike`: its number is nearly that of another part. */
type Ready = { adds: StockValues; alike?: true } | { changes: PartChange } | { skipped: string; alike: true };

/** Compares rows with the stock that was read for them. */
export function planStock(
  rows: RowVerdict<StockValues>[],
  stock: StockOfImport,
  settings: StockSettings,
): PlannedPart[] {
  return planRows<StockValues, Ready>(rows, (values, notes, line) => {
    const first = firstLine(stock.earlier.lines, stock.keyOf(values.partNumber), line);
    return first === line ? planRow(values, { stock, settings, notes }) : isRepeated(first, values);
  });
}

/** The first line with this number: this line if no earlier one has it. */
function firstLine(lines: Map<string, number>, key: string, line: number): number {
  const first = lines.get(key) ?? line;
  lines.set(key, first);
  return first;
}

function isRepeated(line: number, { partNumber }: StockValues): Outcome {
  return { problem: `“${partNumber}” is in line ${line} already: only its first row is imported.` };
}

type Outcome = Ready | { problem: string } | { skipped: string };
type Context = { stock: StockOfImport; settings: StockSettings; notes: string[] };

function planRow(values: StockValues, { stock, settings: { existing, alike }, notes }: Context): Outcome {
  const part = stock.parts.get(stock.keyOf(values.partNumber));
  if (part && existing === "skip") return { skipped: "It is in your inventory already." };
  if (part && existing === "add") return planChange(addedTo(part, values), stock);
  const like = part ? undefined : lookAlike(values, stock);
  if (like) notes.push(like);
  if (like && alike !== "add") return { skipped: "Left out until you choose above.", alike: true };
  const kept = withoutTakenCodes(values, stock, notes);
  if (part) return planChange(changesOf(part, kept, stock), stock);
  stock.earlier.added.add(stock.keyOf(values.partNumber));
  return like ? { adds: kept, alike: true } : { adds: kept };
}

/** The part that was there before the file, and that this number differs from only in its writing. */
function lookAlike(
  { partNumber }: StockValues,
  { alike, keyOf, earlier }: StockOfImport,
): string | undefined {
  const other = alike.find((one) => one.key === keyOf(partNumber) && !earlier.added.has(one.number_key));
  if (!other) return undefined;
  const named = [other.part_number, other.description].filter(Boolean).join(", ");
  return `“${partNumber}” is nearly the number of ${named}`;
}

/** Without the bar codes that open another part. The notes say which. */
function withoutTakenCodes(values: StockValues, stock: StockOfImport, notes: string[]): StockValues {
  const part = { part_number: values.partNumber, number_key: stock.keyOf(values.partNumber) };
  const numbers = values.numbers.filter(({ kind, number }) => {
    const taken = kind === "bar_code" ? stock.earlier.boxes.claim(number, part) : undefined;
    if (taken) notes.push(taken);
    return !taken;
  });
  return { ...values, numbers };
}

function planChange(changes: PartChange, stock: StockOfImport): Outcome {
  const { part } = changes;
  if (changes.said.length === 0) return { skipped: "It changes nothing." };
  const by =
    stock.counts.countOf(part) ?? stock.counts.inBin(changes.columns.bin_location ?? part.bin_location);
  if (by !== undefined) return { problem: `${part.part_number} is being counted by ${by}.` };
  if (part.quantity + piecesAdded(changes, part.quantity) > 99_999_999) {
    return { problem: "At most 99,999,999 pieces are kept of a part." };
  }
  return { changes };
}

/** How many pieces are added (or removed, below 0) when so many are there. */
export function piecesAdded({ pieces }: Pick<PartChange, "pieces">, quantity: number): number {
  if (!pieces) return 0;
  return "by" in pieces ? pieces.by : pieces.to - quantity;
}

function addedTo(part: KnownPart, { quantity, cost }: StockValues): PartChange {
  const by = quantity ?? 0;
  const each = cost === null ? "" : ` at ${priceDigits(cost)} a piece`;
  const said = by === 0 ? [] : [`quantity ${part.quantity} → ${part.quantity + by}${each}`];
  return { part, columns: {}, pieces: by === 0 ? null : { by }, unitCost: cost, numbers: [], said };
}

/** The quantity changes as a movement. */
const changeable = itemFields.filter(
  (field): field is Changeable => field.name !== "partNumber" && field.name !== "quantity",
);

function changesOf(part: KnownPart, values: StockValues, stock: StockOfImport): PartChange {
  const columns: { [column: string]: string | number } = {};
  const said: string[] = [];
  for (const field of changeable) {
    const { name, column, label } = field;
    const [now, next] = [part[column], values[name]];
    if (next === null || isSame(field, now, next)) continue;
    columns[column] = next;
    said.push(`${midSentence(label)} ${shown(field, now)} → ${shown(field, next)}`);
  }
  const { quantity } = values;
  const moves = quantity !== null && quantity !== part.quantity;
  if (moves) said.push(`quantity ${part.quantity} → ${quantity}`);
  const numbers = values.numbers.filter((one) => !stock.numbers.has(numberKey(part.id, one)));
  if (numbers.length > 0) said.push(`also known as ${numbers.map(({ number }) => number).join(", ")}`);
  // A cost that the file only repeats is not what pieces that were found cost.
  const unitCost = isNewCost(part, values.cost) ? values.cost : null;
  return { part, columns, pieces: moves ? { to: quantity } : null, unitCost, numbers, said };
}

const isNewCost = ({ cost }: KnownPart, next: string | null) =>
  next !== null && (cost === null || !new Big(cost).eq(next));

type Stored = string | number | null;

function isSame({ kind }: Changeable, now: Stored, next: string | number): boolean {
  if (now === null) return false;
  switch (kind) {
    case "text":
      return String(now).replace(/\r\n?/g, "\n") === next;
    case "price":
      return new Big(now).eq(next);
    case "count":
      return now === next;
  }
}

function shown({ kind }: Changeable, value: Stored): string {
  if (value === null || value === "") return "none";
  const text = String(value);
  if (kind === "price") return priceDigits(text);
  if (kind !== "text") return text;
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
