import { type Kysely, sql } from "kysely";

/**
 * What was stored before text was made plain where it comes in: numbers and names are made plain now, where that makes no second one of the
 * same number. Which parts are left so, the list of parts says. Ledgers and issued documents keep what they say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(writePlain).execute(db);
  for (const [table, columns] of Object.entries(keys))
    for (const column of columns) await makePlain(db, table, column, plainKey);
  for (const [table, columns] of Object.entries(words))
    for (const column of columns) await makePlain(db, table, column, plainWords);
  await sql`drop function write_plain(text, text, uuid, text)`.execute(db);
  // Almost always empty or nearly so: what a search for parts of the same number reads.
  await sql`
    create index items_of_other_letters on inventory_items (account_id, id)
    where archived_at is null and octet_length(part_number) <> char_length(part_number)`.execute(db);
}

/** What was written differently before is not known any more. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index items_of_other_letters`.execute(db);
}

const keys = {
  inventory_items: ["part_number", "bin_location"],
  item_numbers: ["number"],
  vehicles: ["vin", "serial_number", "unit_number", "engine_serial", "tire_size"],
  parts: ["part_number"],
  customers: ["phone", "email", "store_zip", "tax_certificate"],
  kits: ["name"],
};

const words = {
  inventory_items: ["description", "manufacturer", "vendor"],
  item_numbers: ["company"],
  customers: ["name"],
};

// False where the text is another row's already.
const writePlain = `
create function write_plain(of_table text, of_column text, of_row uuid, plain text) returns boolean language plpgsql as $$
begin
  execute format('update %I set %I = $1 where id = $2', of_table, of_column) using plain, of_row;
  return true;
exception when unique_violation then
  return false;
end $$`;

type Row = { id: string; written: string };

async function makePlain(
  db: Kysely<unknown>,
  table: string,
  column: string,
  plain: (text: string) => string,
): Promise<void> {
  const written = sql.ref(column);
  const { rows } = await sql<Row>`
    select id, ${written} as written from ${sql.table(table)}
    where octet_length(${written}) <> char_length(${written}) order by id`.execute(db);
  for (const row of rows) {
    const now = plain(row.written).trim();
    if (now === row.written || now === "") continue;
    await sql`select write_plain(${table}, ${column}, ${row.id}::uuid, ${now})`.execute(db);
  }
}

// As app/http/requests/plain-text.ts was on this day.
function plainKey(text: string): string {
  return text
    .replace(blanks, " ")
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, " ")
    .normalize("NFKC")
    .replace(/(?![\t\n])\p{Cc}|\p{DI}/gu, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(hyphens, "-")
    .replaceAll("\u2044", "/");
}

/** Joiners are left as they are: some scripts need them. */
function plainWords(text: string): string {
  const even = text.normalize("NFC").replace(blanks, " ").replace(hyphens, "-");
  return even.replace(/(?![\t\n])\p{Cc}|(?![\u200c\u200d\u{e0000}-\u{e007f}])(?=\p{DI})\p{Cf}/gu, "");
}

const hyphens = /[\u2010\u2011]/g;
const blanks = /[\u00a0\u2007\u202f\v\f\u0085\u2028\u2029]/g;
