import { sql } from "kysely";
import { ownerDb } from "~db/owner";

export type AccountTable = {
  name: string;
  /** Foreign keys to the table itself. */
  ownKeys: { columns: string[]; targets: string[] }[];
};

/** The tables with the rows of companies, from the catalog, so that none is forgotten: each before those that it refers to. */
export async function listAccountTables(): Promise<AccountTable[]> {
  const [tables, keys] = [await listTables(), await listKeys()];
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const left = tables.filter((name) => !ordered.includes(name));
    const isFree = (name: string) =>
      !keys.some(({ from, to }) => to === name && from !== name && left.includes(from));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`The tables ${left.join(", ")} refer to each other in a circle.`);
    ordered.push(...free);
  }
  // First of all: nothing more is sent.
  const mailFirst = ["mails", ...ordered.filter((name) => name !== "mails")];
  return mailFirst.map((name) => ({
    name,
    ownKeys: keys.filter(({ from, to }) => from === name && to === name),
  }));
}

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped)
    order by c.relname`.execute(ownerDb());
  return rows.map(({ name }) => name);
}

type Key = { from: string; to: string; columns: string[]; targets: string[] };

async function listKeys(): Promise<Key[]> {
  const names = (columns: "conkey" | "confkey", table: "conrelid" | "confrelid") => sql`array(
    select a.attname::text from unnest(k.${sql.ref(columns)}) with ordinality as part (number, place)
      join pg_attribute a on a.attrelid = k.${sql.ref(table)} and a.attnum = part.number order by part.place)`;
  const { rows } = await sql<Key>`
    select child.relname as from, parent.relname as to,
      ${names("conkey", "conrelid")} as columns, ${names("confkey", "confrelid")} as targets
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = 'public'::regnamespace`.execute(ownerDb());
  return rows;
}
