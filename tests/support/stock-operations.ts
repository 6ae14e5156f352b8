import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { adjustStock, receiveStock } from "~/features/inventory/stock/stock-adjustments.server";
import { lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import { counted, finished, started } from "./counts";
import { testDatabase } from "./database";
import type { Member } from "./people";
import { ownedItems, storedItem } from "./stock";
import { importStock, undoStock } from "./stock-files";

const newToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

/** The same numbers in each run, so that a failure can be repeated. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export type Stock = { company: Member; items: string[]; wanted: number };
type Operation = (stock: Stock, roll: (sides: number) => number) => Promise<unknown>;

const oneOf = ({ items }: Stock, roll: (sides: number) => number) => items[roll(items.length)]!;

/** Five different parts on one invoice, as in a sale. */
export const sell: Operation = async (stock, roll) => {
  const lines = new Map(Array.from({ length: 5 }, () => [oneOf(stock, roll), 1 + roll(12)]));
  await stock.company.scope.db(async (trx) => {
    const locked = await lockItems(trx, lines.keys());
    const moves = [...lines].map(([id, quantity]) => ({
      item: locked.get(id)!,
      change: -quantity,
      reason: "sold" as const,
    }));
    await moveStock(trx, stock.company.scope, moves);
  });
  for (const quantity of lines.values()) stock.wanted += quantity;
};

const operations: Operation[] = [
  sell,
  async (stock, roll) => {
    const receipt = {
      quantity: 1 + roll(8),
      unitCost: "2.50",
      supplier: null,
      reference: null,
      keepCost: undefined,
    };
    await receiveStock(stock.company.scope, oneOf(stock, roll), receipt, await newToken(stock.company));
  },
  async (stock, roll) => {
    const id = oneOf(stock, roll);
    const { quantity } = await storedItem(id);
    const adjustment = { quantity: roll(20), quantityWas: quantity, reason: "Looked again" };
    await adjustStock(stock.company.scope, id, adjustment, await newToken(stock.company));
  },
  async (stock, roll) => {
    const bin = `R${1 + roll(4)}`;
    const count = await started(stock.company, { scope: "bin", bin }).catch(() => undefined);
    if (!count) return;
    for (let entries = 0; entries < 3; entries++) {
      const itemId = oneOf(stock, roll);
      await counted(stock.company, count, { itemId, quantity: roll(15) });
    }
    await finished(stock.company, count);
  },
  async (stock, roll) => {
    const rows = Array.from({ length: 3 }, () => `P-${roll(40)},${roll(9)}`);
    const { id } = await importStock(stock.company, `Part#,Qty\n${[...new Set(rows)].join("\n")}\n`, "add");
    await undoStock(stock.company, id);
  },
];

/** Few parts, so that people collide, in four bins. `wanted` is the total asked for in sales. */
export async function stockToOperateOn(company: Member): Promise<Stock> {
  const facts = Array.from({ length: 40 }, (_, n) => ({
    part_number: `P-${n}`,
    bin_location: `R${1 + (n % 4)}`,
    quantity: 10,
  }));
  return { company, items: await ownedItems(company, facts), wanted: 0 };
}

const chosen = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4];

/** Sales, receipts, adjustments, counts, imports and undos, by several people at once. */
export async function operateAtOnce(
  stock: Stock,
  { people, operations: wanted }: { people: number; operations: number },
): Promise<void> {
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const roll = dice(person + 1);
      for (let turn = 0; turn < wanted / people; turn++) {
        await operations[chosen[roll(chosen.length)]!]!(stock, roll);
      }
    }),
  );
}

/** According to the ledger. */
export function soldOf({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("stock_movements")
    .select((movement) => [
      movement.fn.sum<string>("quantity_change").as("went"),
      movement.fn.sum<string>("short").as("short"),
      movement.fn.min<number>("quantity_after").as("min"),
    ])
    .where("account_id", "=", accountId)
    .where("reason", "=", "sold")
    .executeTakeFirstOrThrow();
}
