import { Big } from "big.js";
import type { Found } from "../document-kind";
import { moneyText, numberOf } from "./numbers";
import { allOf } from "./placed";

type RowFound = Record<string, Found>;

const counted = "(\\d{1,4})";
const packs = [
  new RegExp(
    `\\b(?:(?:box|bx|pack|pk|pkg|case|cs|ctn|carton|bag|bg) ?(?:of|/)|(?:set|kit|roll|tube|sleeve) of) ?${counted}\\b`,
    "i",
  ),
  new RegExp(`\\b(?:pk|bx|cs|ctn|bg)${counted}\\b`, "i"),
  new RegExp(
    `\\b${counted} ?(?:/|per|pcs/|pcs per|ea/|a|to a|in a) ?(?:box|bx|pack|pk|pkg|case|cs|ctn|carton|bag)\\b`,
    "i",
  ),
  new RegExp(`\\b${counted}[- ]?(?:pack|pk|ct)\\b`, "i"),
];

/** Pieces in what is sold as one: "box of 12", "12/bx", "PK10", a dozen. */
function packSizeIn(text: string): { size: number; printed: string } | undefined {
  for (const pattern of packs) {
    const match = pattern.exec(text);
    const size = Number(match?.[1] ?? 0);
    if (size > 1) return { size, printed: match![0] };
  }
  const dozen = /\b(?:dozen|doz|dz)\b/i.exec(text);
  return dozen ? { size: 12, printed: dozen[0] } : undefined;
}

/** How many pieces what is sold as one holds, as `unit` or the description says. */
export function withPack(row: RowFound, unit: string): RowFound {
  const kind = row.rowKind?.text;
  const pack = packSizeIn(unit) ?? packSizeIn(row.description?.text ?? "");
  const source = row.quantity ?? row.description ?? row.partNumber;
  if (!pack || !source || (kind !== "part" && kind !== "return")) return row;
  const found = { ...source, text: String(pack.size), printed: pack.printed, doubts: [] };
  return { ...row, pack: { ...found, note: undefined, proposal: undefined } };
}

/** Pieces and what one of them costs, apart from what is printed. For a row whose arithmetic was checked. */
export function withPieces(row: RowFound): RowFound {
  const { pack, quantity } = row;
  const [size, count] = [pack, quantity].map(numberOf);
  if (!pack || !quantity || !size || !count) return row;
  const pieces = count.times(size).toFixed();
  const note = `${quantity.text} x ${pack.printed} is ${pieces} pieces.`;
  return {
    ...row,
    quantity: { ...quantity, note: joined(quantity.note, note), proposal: quantity.proposal ?? pieces },
    pieces: insteadOf(quantity, pieces),
    ...pieceCost(row, pack, size),
  };
}

function pieceCost({ unitCost, paidCost, ...row }: RowFound, pack: Found, size: Big): Partial<RowFound> {
  const cost = numberOf(paidCost ?? unitCost);
  if (!unitCost || !cost) return {};
  if (isForPiece(row, cost, size)) {
    const note = joined(unitCost.note, "For one piece.");
    return { unitCost: { ...unitCost, note }, pieceCost: insteadOf(unitCost, moneyText(cost)) };
  }
  const each = moneyText(cost.div(size).round(4, Big.roundHalfUp));
  const note = joined(unitCost.note, `For ${pack.printed}; one piece costs ${each}.`);
  return {
    unitCost: { ...unitCost, note, proposal: unitCost.proposal ?? each },
    pieceCost: insteadOf(unitCost, each),
  };
}

/** Some count boxes and price pieces: the line's total says it. */
function isForPiece({ quantity, lineTotal }: RowFound, cost: Big, size: Big): boolean {
  const [count, total] = [quantity, lineTotal].map(numberOf);
  if (!count || !total || total.eq(0)) return false;
  const isTotal = (each: Big) => each.times(count).minus(total).abs().lte("0.01");
  return !isTotal(cost) && isTotal(cost.times(size));
}

function insteadOf(found: Found, text: string): Found {
  const doubts = found.doubts.length > 0 ? allOf(text) : [];
  return { ...found, text, doubts, note: undefined, proposal: undefined };
}

function joined(...notes: (string | undefined)[]): string {
  return notes.filter((note) => note !== undefined).join(" ");
}
