import { sql } from "kysely";
import { type AccountTransaction, asAccount } from "~db/as-account";
import type { Connection } from "~db/connection";
import { closePool, openPool } from "~db/pool";
import { newCompany } from "../support/people";
import { wrongItems } from "../support/stock";
import { type Stock, dice, operateAtOnce, sell, soldOf, stockToOperateOn } from "../support/stock-operations";
import { percentile } from "./load";

const people = 8;
const operations = 1000;
const salesInRound = 400;

/** Eight people call the stock's data functions at once; then the ledger is checked. */
export async function reportLedger(connection: Connection): Promise<void> {
  openPool(connection, people + 1);
  try {
    const stock = await stockToOperateOn(await newCompany({ plan: "enterprise" }));
    const seconds = await timed(() => operateAtOnce(stock, { people, operations }));
    console.log(
      `\nLedger: ${operations.toLocaleString("en-US")} operations by ${people} people at once, ${(operations / seconds).toFixed(0)} a second`,
    );
    await reportCheck(stock);
    await reportSales(stock);
  } finally {
    await closePool();
  }
}

async function reportCheck({ company, wanted }: Stock): Promise<void> {
  const wrong = await wrongItems(company);
  const { went, short, min } = await soldOf(company);
  const isRecorded = Number(short) - Number(went) === wanted;
  console.log(
    `  parts that do not show what their ledger adds up to: ${wrong.length} (must be 0); least stock after a sale ${min}; ` +
      `wanted ${wanted}, sold ${-Number(went)}, short ${short}: ${isRecorded ? "all recorded" : "NOT ALL RECORDED"}`,
  );
}

/** Compares sales of five parts with bare transactions that lock and write the same rows and check nothing, in turns. */
async function reportSales(stock: Stock): Promise<void> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round++) {
    for (const [index, one] of [sell, sellBare].entries()) {
      const seconds = await timed(() => atOnce((roll) => one(stock, roll)));
      if (round > 0) rates[index]!.push(salesInRound / seconds);
    }
  }
  const [ours, bare] = rates.map((rate) => percentile(rate, 50)) as [number, number];
  console.log(
    `  sales of five parts: ${ours.toFixed(0)} a second, bare transactions of the same rows ${bare.toFixed(0)}; ratio ${(ours / bare).toFixed(2)}`,
  );
}

async function atOnce(run: (roll: ReturnType<typeof dice>) => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const roll = dice(person + 1);
      for (let turn = 0; turn < salesInRound / people; turn++) await run(roll);
    }),
  );
}

async function sellBare({ company, items }: Stock, roll: ReturnType<typeof dice>): Promise<void> {
  const ids = new Set(Array.from({ length: 5 }, () => items[roll(items.length)]!));
  await asAccount(company.accountId, (trx) => moveBare(trx, company.userId, [...ids]));
}

async function moveBare(trx: AccountTransaction, userId: string, ids: string[]): Promise<void> {
  await sql`select id from inventory_items where id = any(${ids}::uuid[]) order by id for update`.execute(
    trx,
  );
  await sql`update inventory_items set quantity = greatest(quantity - 1, 0) where id = any(${ids}::uuid[])`.execute(
    trx,
  );
  await sql`
    insert into stock_movements (item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select id, ${userId}, 'bare', 'sold', quantity, 0, quantity from inventory_items where id = any(${ids}::uuid[])`.execute(
    trx,
  );
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
}
