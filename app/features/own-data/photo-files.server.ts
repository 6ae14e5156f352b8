import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { fileNamePart } from "./file-names";

const sliceSize = 200;

type Photo = {
  id: string;
  content_type: string;
  what: string | null;
  day: string | null;
  unit: string | null;
  original_name: string | null;
};

/** Every picture with a name that says whose it is: "photos/1104/2026-01-05 fuel receipt 0a1b2c3d.jpg". Its bytes are read one at a time. */
export async function* photoFiles(scope: Scope) {
  for (let after: string | undefined; ;) {
    const slice = await listSlice(scope, after);
    for (const photo of slice)
      yield { name: nameOf(photo), isPacked: true, pieces: bytesOf(scope, photo.id) };
    if (slice.length < sliceSize) return;
    after = slice.at(-1)!.id;
  }
}

const endings: Record<string, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };

function nameOf({ id, content_type, what, day, unit, original_name }: Photo): string {
  const folder = unit === null ? "other" : fileNamePart(unit);
  const bare = original_name?.replace(/\.\w{1,5}$/, "");
  const said = what ?? (bare ? fileNamePart(bare) : "picture");
  const ending = endings[content_type] ?? fileNamePart(content_type.split("/")[1] ?? "bin");
  return `photos/${folder}/${[day, said, id.slice(0, 8)].filter(Boolean).join(" ")}.${ending}`;
}

async function* bytesOf(scope: Scope, id: string): AsyncGenerator<Uint8Array> {
  const bytes = await readBytes(scope, id);
  if (bytes) yield bytes;
}

async function readBytes(scope: Scope, id: string): Promise<Buffer | undefined> {
  const file = await scope.db((trx) =>
    trx.selectFrom("files").select("bytes").where("id", "=", id).executeTakeFirst(),
  );
  return file?.bytes;
}

/** With the record of each that shows it. */
async function listSlice(scope: Scope, after: string | undefined): Promise<Photo[]> {
  const { id: accountId, timeZone } = scope.account;
  const { rows } = await scope.db((trx) =>
    sql<Photo>`
      with slice as materialized (
        select id, content_type, original_name, (created_at at time zone ${timeZone})::date as added from files
        where account_id = ${accountId} and ${after ? sql`id > ${after}` : sql`true`} order by id limit ${sliceSize}),
      shown as (
        select distinct on (photo_id) photo_id, what, day, vehicle_id from (
          select photo_id, 'breakdown' as what, breakdown_date as day, vehicle_id from breakdowns where ${isOf(accountId)}
          union all select photo_id, 'service', service_date, vehicle_id from service_entries where ${isOf(accountId)}
          union all select photo_id, 'part', install_date, vehicle_id from parts where ${isOf(accountId)}
          union all select photo_id, 'fuel receipt', receipt_date, vehicle_id from fuel_receipts where ${isOf(accountId)}
          union all select photo_id, 'annual inspection', inspected_on, vehicle_id from annual_inspections where ${isOf(accountId)}
          union all
            select photo.photo_id, 'defect', (inspection.made_at at time zone ${timeZone})::date, defect.vehicle_id
            from defect_photos photo join defects defect on defect.id = photo.defect_id
              join inspections inspection on inspection.id = defect.inspection_id
            where photo.account_id = ${accountId} and photo.photo_id in (select id from slice)
        ) record order by photo_id),
      logos as (select distinct logo_id from letterheads where account_id = ${accountId} and logo_id in (select id from slice))
      select slice.id, content_type, original_name, coalesce(shown.day, added)::text as day,
        case when logos.logo_id is not null then 'logo' else shown.what end as what,
        coalesce(vehicle.unit_number, vehicle.vin, vehicle.serial_number) as unit
      from slice left join shown on shown.photo_id = slice.id left join logos on logos.logo_id = slice.id
        left join vehicles vehicle on vehicle.id = shown.vehicle_id
      order by slice.id`.execute(trx),
  );
  return rows;
}

function isOf(accountId: string) {
  return sql`account_id = ${accountId} and photo_id in (select id from slice)`;
}
