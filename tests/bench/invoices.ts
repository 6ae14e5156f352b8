import { Agent, request } from "node:http";
import postgres from "postgres";
import type { Connection } from "~db/connection";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { type Shop, addIssued, newShop } from "./invoice-fill";
import { load, percentile } from "./load";

const counters = 8;

/** Finalizing over HTTP compared with a bare transaction of the same rows, and the list of a small and a large account. */
export async function reportInvoices(product: Product, db: Db, connection: Connection): Promise<void> {
  const one = await newShop(product.address, db, "counters", 2600);
  const many = await Promise.all(
    Array.from({ length: counters }, (_, at) => newShop(product.address, db, `counter${at}`, 300)),
  );
  console.log("\nFinalizing invoices of five lines");
  await reportAlone(product, one);
  const bare = await bareRate(connection, one.accountId);
  // In turns, so that other load on the machine affects both equally.
  const rates: [number, number][] = [];
  for (let round = 0; round < 3; round++) {
    const ofOne = await rate(
      product,
      Array.from({ length: counters }, () => ({ shop: one, count: 60 })),
    );
    const ofMany = await rate(
      product,
      many.map((shop) => ({ shop, count: 60 })),
    );
    rates.push([ofOne, ofMany]);
  }
  const middle = (at: 0 | 1) =>
    percentile(
      rates.map((pair) => pair[at]),
      50,
    );
  console.log(
    `  ${counters} counters on one account: ${middle(0).toFixed(0)} a second (at least 100), on ${counters} accounts: ` +
      `${middle(1).toFixed(0)} (at least 200); a bare transaction of the same rows: ${bare.toFixed(0)}, ` +
      `ratios ${(middle(0) / bare).toFixed(2)} and ${(middle(1) / bare).toFixed(2)}`,
  );
  await reportInvoiceList(product, db);
}

async function reportAlone(product: Product, shop: Shop): Promise<void> {
  const send = await sender(product, shop);
  const times: number[] = [];
  for (let count = 0; count < 150; count++) times.push(await send());
  console.log(
    `  One counter: ${percentile(times.slice(30), 50).toFixed(1)} ms at the median (limit 25), p99 ${percentile(times.slice(30), 99).toFixed(1)} ms`,
  );
}

/** Invoices per second. */
async function rate(product: Product, terminals: { shop: Shop; count: number }[]): Promise<number> {
  const senders = await Promise.all(terminals.map(({ shop }) => sender(product, shop)));
  const start = performance.now();
  await Promise.all(
    senders.map(async (send, at) => {
      for (let count = 0; count < terminals[at]!.count; count++) await send();
    }),
  );
  const all = terminals.reduce((sum, { count }) => sum + count, 0);
  return all / ((performance.now() - start) / 1000);
}

/** Each call finalizes the shop's next draft and returns milliseconds. One page's token works for all, as each URL is its own form. */
async function sender(product: Product, shop: Shop): Promise<() => Promise<number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const page = await (await shop.visitor.get(`/invoicing/${shop.drafts.at(-1)!}/finalize`)).text();
  const token = /name="form_token" value="([^"]+)"/.exec(page)![1]!;
  const body = new URLSearchParams({
    form_token: token,
    method: "cod",
    paidNow: "on",
    version: "1",
  }).toString();
  const headers = {
    cookie: shop.visitor.cookie(),
    origin: product.address,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(Buffer.byteLength(body)),
  };
  return async () => {
    const draft = shop.drafts.shift()!;
    const start = performance.now();
    const status = await post(`${product.address}/invoicing/${draft}/finalize`, { headers, agent, body });
    if (status !== 303) throw new Error(`Finalizing answered ${status}`);
    return performance.now() - start;
  };
}

type Post = { headers: Record<string, string>; agent: Agent; body: string };

function post(url: string, { headers, agent, body }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { method: "POST", headers, agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode!));
    })
      .on("error", reject)
      .end(body);
  });
}

/** Transactions per second that only write the rows of a finalized invoice, over as many connections. */
async function bareRate({ host, user, database }: Connection, accountId: string): Promise<number> {
  const sql = postgres({ host, user, database, max: counters });
  try {
    const [person] = await sql`select user_id, id from customers where account_id = ${accountId} limit 1`;
    const items =
      await sql`select id from inventory_items where account_id = ${accountId} order by id limit 100`;
    const each = 100;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: counters }, async (_, at) => {
        for (let count = 0; count < each; count++) {
          const five = [0, 1, 2, 3, 4].map(
            (line) => items[(at * 13 + count * 7 + line * 19) % 100]!.id as string,
          );
          await sql.begin((trx) => bareInvoice(trx, { accountId, userId: person!.user_id as string, five }));
        }
      }),
    );
    return (counters * each) / ((performance.now() - start) / 1000);
  } finally {
    await sql.end();
  }
}

type Bare = { accountId: string; userId: string; five: string[] };

async function bareInvoice(trx: postgres.TransactionSql, { accountId, userId, five }: Bare): Promise<void> {
  await trx`select id from inventory_items where id = any (${five}::uuid[]) order by id for update`;
  await trx`
    with moved as (update inventory_items set quantity = quantity - 1 where id = any (${five}::uuid[]) returning id, quantity)
    insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select ${accountId}, id, ${userId}, 'bare', 'adjusted', quantity + 1, -1, quantity from moved`;
  await trx`
    insert into invoice_numbers (account_id, credit_notes) values (${accountId}, 1)
    on conflict (account_id) do update set credit_notes = invoice_numbers.credit_notes + 1`;
  await trx`
    with made as (
      insert into invoices (account_id, user_id, invoice_date, customer_name, total)
      values (${accountId}, ${userId}, '2026-11-28', 'Bare', 75) returning id),
    lines as (
      insert into invoice_items (account_id, invoice_id, line, part_number, quantity, unit_price, line_total)
      select ${accountId}, made.id, line, 'P', 1, 15, 15 from made, generate_series(1, 5) line)
    insert into payments (account_id, invoice_id, user_id, author, amount, method, paid_on)
    select ${accountId}, id, ${userId}, 'bare', 75, 'cash', '2026-11-28' from made`;
}

async function reportInvoiceList(product: Product, db: Db): Promise<void> {
  const small = await newShop(product.address, db, "years0", 0);
  const large = await newShop(product.address, db, "years200", 0);
  await addIssued(db, small.accountId, 200);
  await addIssued(db, large.accountId, 200_000);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 12; round++) {
    for (const [index, { visitor }] of [small, large].entries()) {
      const options = { headers: { cookie: visitor.cookie() }, requests: 20, clients: 1 };
      const { each } = await load(`${product.address}/invoicing`, options);
      if (round >= 2) times[index]!.push(...each);
    }
  }
  const [ofSmall, ofLarge] = times.map((one) => percentile(one, 50)) as [number, number];
  console.log(
    `Invoices: 200 ${ofSmall.toFixed(2)} ms, 200,000 ${ofLarge.toFixed(2)} ms (medians); ratio ${(ofLarge / ofSmall).toFixed(2)}, at most 1.20`,
  );
}
