import { Big } from "big.js";
import type { Scope } from "~/auth/scope";
import { type FoundPart, findPartsByNumbers } from "~/features/inventory/item/find-part.server";
import { suggestedQuantity } from "~/features/inventory/reorder/reorder";
import type { AccountTransaction } from "~db/as-account";
import { formatCount, formatPrice } from "~/ui/format";
import { notOnePart } from "./stock/add-to-stock.server";

/** What the inventory knows of a row's number. */
export type KnownRow = { text: string; isOne: boolean };

type Asked = { partNumber: string; unitCost: string };

export async function knownRows(scope: Scope, rows: Asked[]): Promise<KnownRow[]> {
  return scope.db(async (trx) => {
    const numbers = rows.map(({ partNumber }) => partNumber.trim()).filter(Boolean);
    const partsOf = await findPartsByNumbers(trx, scope.account.id, numbers);
    const found = rows.map(({ partNumber }) => (partNumber.trim() ? partsOf(partNumber.trim()) : []));
    const stock = await stockOf(
      trx,
      found.flatMap((parts) => (parts.length === 1 ? [parts[0]!.id] : [])),
    );
    return rows.map(({ unitCost }, index) => describe(found[index]!, stock, unitCost));
  });
}

type Stock = { id: string; quantity: number; reorder_point: number; short: number; cost: string | null };

async function stockOf(trx: AccountTransaction, ids: string[]): Promise<Map<string, Stock>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("inventory_items")
    .select(["id", "quantity", "reorder_point", "short", "cost"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function describe(parts: FoundPart[], stock: Map<string, Stock>, unitCost: string): KnownRow {
  const [part] = parts;
  if (!part) return { text: "", isOne: false };
  const one = stock.get(part.id);
  if (!one) return { text: `${notOnePart(parts)}.`, isOne: false };
  const name = [part.part_number, part.description].filter(Boolean).join(", ");
  const texts = [
    `In the inventory: ${name}, ${formatCount(part.quantity)} in stock, bin ${part.bin_location || "not given"}.`,
    toReorderText(one),
    costText(one.cost, unitCost),
  ];
  return { text: texts.filter(Boolean).join(" "), isOne: true };
}

function toReorderText(stock: Stock): string {
  const isLow = stock.reorder_point > 0 && stock.quantity - stock.short <= stock.reorder_point;
  return isLow ? `To reorder: ${formatCount(suggestedQuantity(stock))}.` : "";
}

/** In percent of the last cost, rounded half up to one decimal. */
function costText(last: string | null, now: string): string {
  if (last === null) return "";
  const said = `Last cost ${formatPrice(last)}`;
  if (!/^\d+(\.\d+)?$/.test(now) || new Big(last).eq(0)) return `${said}.`;
  const change = new Big(now).minus(last).div(last).times(100).round(1, Big.roundHalfUp);
  if (change.eq(0)) return `${said}: the same.`;
  return `${said}: now ${change.abs().toFixed()} % ${change.gt(0) ? "more" : "less"}.`;
}
