import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { csvPieces } from "~/features/files/csv-text.server";

type Source = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  account: RawBuilder<unknown>;
  /** In the order of an index that the table has; behind each the type that it is compared as. */
  key: [RawBuilder<unknown>, "uuid" | "bigint"][];
  /** The columns of days and figures. */
  notTyped: string[];
};

const vehicle = sql`coalesce(v.vin, v.serial_number, v.unit_number, v.id::text) as "Vehicle", v.unit_number as "Unit Number"`;

/** Nouns that no import reads: for spreadsheets and other programs. */
const sources = {
  reminders: {
    columns: sql`${vehicle}, r.task as "Task", trim_scale(r.every_use) as "Every", r.use_unit as "Unit", r.every_time as "Every Time",
      r.time_unit as "Time Unit", r.due_on as "Due On",
      (select max(done_on) from reminder_completions d where d.reminder_id = r.id and d.removed_at is null) as "Last Done", r.notes as "Notes"`,
    from: sql`reminders r join vehicles v on v.id = r.vehicle_id where r.removed_at is null`,
    account: sql`r.account_id`,
    key: [[sql`r.id`, "uuid"]],
    notTyped: ["Every", "Every Time", "Due On", "Last Done"],
  },
  kits: {
    columns: sql`k.name as "Kit", i.part_number as "Part Number", l.quantity as "Quantity", k.notes as "Notes"`,
    from: sql`kit_lines l join kits k on k.id = l.kit_id join inventory_items i on i.id = l.item_id where k.removed_at is null`,
    account: sql`l.account_id`,
    key: [
      [sql`l.kit_id`, "uuid"],
      [sql`l.item_id`, "uuid"],
    ],
    notTyped: ["Quantity"],
  },
  "customer-prices": {
    columns: sql`c.name as "Customer", i.part_number as "Part Number", trim_scale(p.price) as "Price"`,
    from: sql`customer_prices p join customers c on c.id = p.customer_id join inventory_items i on i.id = p.item_id
      where c.removed_at is null and i.archived_at is null`,
    account: sql`p.account_id`,
    key: [
      [sql`p.customer_id`, "uuid"],
      [sql`p.item_id`, "uuid"],
    ],
    notTyped: ["Price"],
  },
  "customer-stock": {
    columns: sql`c.name as "Customer", i.part_number as "Part Number", i.description as "Description",
      i.manufacturer as "Manufacturer", i.vendor as "Vendor", i.bin_location as "Bin Location", i.quantity as "Quantity",
      i.reorder_point as "Reorder Point", trim_scale(i.cost) as "Cost", trim_scale(i.sales_price) as "Sales Price"`,
    from: sql`inventory_items i join customers c on c.id = i.customer_id where i.archived_at is null`,
    account: sql`i.account_id`,
    key: [[sql`i.id`, "uuid"]],
    notTyped: ["Quantity", "Reorder Point", "Cost", "Sales Price"],
  },
  "stock-movements": {
    columns: sql`i.part_number as "Part Number", c.name as "Owner", to_char(m.moved_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "Moved (UTC)",
      m.reason as "Reason", m.quantity_before as "Before", m.quantity_change as "Change", m.quantity_after as "After",
      trim_scale(m.unit_cost) as "Unit Cost", m.bin_before as "From Bin", m.bin_after as "To Bin", m.supplier as "Supplier",
      m.reference as "Reference", m.author as "By", m.note as "Notes"`,
    from: sql`stock_movements m join inventory_items i on i.id = m.item_id left join customers c on c.id = i.customer_id
      where true`,
    account: sql`m.account_id`,
    key: [
      [sql`m.item_id`, "uuid"],
      [sql`m.position`, "bigint"],
    ],
    notTyped: ["Moved (UTC)", "Before", "Change", "After", "Unit Cost"],
  },
} satisfies Record<string, Source>;

export type OtherTable = keyof typeof sources;
export const otherTables = Object.keys(sources) as OtherTable[];

const sliceSize = 1000;
const place = "Place in the file";

type Row = Record<string, string>;

export async function* exportOtherTable(scope: Scope, name: OtherTable): AsyncGenerator<string> {
  const source: Source = sources[name];
  const first = await listSlice(scope, source);
  const headings = Object.keys(first[0] ?? { "No records": "" }).filter((heading) => heading !== place);
  const columns = headings.map((heading) => ({
    heading,
    cell: ({ [heading]: value }: Row) => value,
    ...(source.notTyped.includes(heading) && { notTyped: true as const }),
  }));
  yield* csvPieces(columns, slicesFrom(scope, source, first), false);
}

async function* slicesFrom(scope: Scope, source: Source, first: Row[]): AsyncGenerator<Row[]> {
  for (let slice = first; ; slice = await listSlice(scope, source, slice.at(-1)![place])) {
    yield slice;
    if (slice.length < sliceSize) return;
  }
}

async function listSlice(
  scope: Scope,
  { columns, from, account, key }: Source,
  after?: string,
): Promise<Row[]> {
  const order = sql.join(key.map(([part]) => part));
  const start = after?.split(" ").map((part, at) => sql`${part}::text::${sql.raw(key[at]![1])}`);
  const { rows } = await scope.db((trx) =>
    sql<Row>`
      select ${columns}, concat_ws(' ', ${order}) as ${sql.ref(place)} from ${from} and ${account} = ${scope.account.id}
        and ${start ? sql`(${order}) > (${sql.join(start)})` : sql`true`}
      order by ${order} limit ${sliceSize}`.execute(trx),
  );
  return rows;
}
