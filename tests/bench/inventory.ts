import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Connection } from "~db/connection";
import type { Db } from "~db/client";
import { projectFolder } from "~/environment";
import type { Product } from "../crash/product";
import { freePort } from "../support/free-port";
import { newStock } from "./inventory-fill";
import { load, percentile } from "./load";
import type { BenchVisitor } from "./visitor";
import { webPid } from "./web-process";

/**
 * Compares the list with a bare server of the same rows, by requests per second of the server process's CPU time, measured in turns. The
 * database's work is the same for both.
 */
export async function reportAgainstBare(product: Product, db: Db, connection: Connection): Promise<void> {
  const visitor = await newStock(product, db, 10_000);
  const port = await freePort();
  const bare = await startBare(connection, await accountOf(db, "stock10000@example.com"), port);
  const headers = { cookie: visitor.cookie(), "accept-encoding": "gzip" };
  const pages = [
    { url: `http://127.0.0.1:${port}/`, pid: bare.pid!, headers: {} },
    { url: `${product.address}/inventory`, pid: webPid(product), headers },
  ];
  const rates: [number[], number[]] = [[], []];
  const cores: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < 6; round++) {
      for (const [index, { url, pid, headers: sent }] of pages.entries()) {
        const before = cpuSeconds(pid);
        const { seconds, requests } = await load(url, { headers: sent, requests: 300, clients: 8 });
        if (round < 2) continue;
        rates[index]!.push(requests / seconds);
        cores[index]!.push(requests / (cpuSeconds(pid) - before));
      }
    }
  } finally {
    bare.kill("SIGTERM");
  }
  const [bareRate, ourRate] = rates.map((one) => percentile(one, 50)) as [number, number];
  const [bareCore, ourCore] = cores.map((one) => percentile(one, 50)) as [number, number];
  console.log(
    `\nParts list, 50 of 10,000 parts, gzip, 8 clients: ${ourRate.toFixed(0)} requests a second, a bare server of the same rows ` +
      `${bareRate.toFixed(0)}; ratio ${(ourRate / bareRate).toFixed(2)}, at least 0.25\n` +
      `  for each second of the serving process's own work: ${ourCore.toFixed(0)} against ${bareCore.toFixed(0)}; ratio ${(ourCore / bareCore).toFixed(2)}`,
  );
}

async function startBare(connection: Connection, accountId: string, port: number): Promise<ChildProcess> {
  const { host, user, database } = connection;
  const settings = JSON.stringify({ host, user, database, accountId, port: String(port) });
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/bare-server.ts", settings], {
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(child.stdout, "data");
  return child;
}

async function accountOf(db: Db, email: string): Promise<string> {
  const { account_id } = await db
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.id")
    .select("profiles.account_id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return account_id;
}

/** utime and stime of a process, in seconds. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export async function reportLists(product: Product, db: Db): Promise<void> {
  const small = await newStock(product, db, 1_000);
  const large = await newStock(product, db, 100_000, 1_000_000);
  await reportFlat(product, small, large);
  await reportTimes(product, large);
}

async function reportFlat(product: Product, small: BenchVisitor, large: BenchVisitor): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 9; round++) {
    for (const [index, visitor] of [small, large].entries()) {
      const options = { headers: { cookie: visitor.cookie() }, requests: 20, clients: 1 };
      const { each } = await load(`${product.address}/inventory`, options);
      if (round >= 2) times[index]!.push(...each);
    }
  }
  const [ofSmall, ofLarge] = times.map((one) => percentile(one, 50)) as [number, number];
  console.log(
    `Parts list: 1,000 parts ${ofSmall.toFixed(2)} ms, 100,000 parts ${ofLarge.toFixed(2)} ms (medians); ratio ${(ofLarge / ofSmall).toFixed(2)}, under 1.5`,
  );
}

const searches = [
  "",
  "sort=-vendor",
  "sort=quantity",
  "sort=-price",
  "q=oil+filter",
  "q=donaldson",
  "q=C410007",
  "q=41000",
  "q=gladhand+seal+size+7",
  "q=vendor+12+u-joint",
  "q=A1",
  "q=nothing+like+this",
  "q=AB12345",
  "q=C4100O7",
  "q=fi",
];

/** Server time is total time divided by requests, so that eight clients on two cores do not count waiting for each other. */
async function reportTimes(product: Product, large: BenchVisitor): Promise<void> {
  console.log(
    "\n100,000 parts with 1,000,000 movements, 8 clients; under 30 ms of server time at the median, 100 ms at p99",
  );
  for (const query of searches) {
    const url = `${product.address}/inventory?list=1&${query}`;
    const headers = { cookie: large.cookie(), "accept-encoding": "gzip" };
    await load(url, { headers, requests: 16, clients: 8 });
    const { each, seconds, requests } = await load(url, { headers, requests: 150, clients: 8 });
    console.log(
      `  ${((1000 * seconds) / requests).toFixed(1).padStart(6)} ms of server time, answered after ${percentile(each, 50).toFixed(0)} ms (p99 ${percentile(each, 99).toFixed(0)})  ${query || "(the list)"}`,
    );
  }
}
