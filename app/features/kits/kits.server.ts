import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { type FoundPart, findPartsByNumbers } from "~/features/inventory/item/find-part.server";
import { scansNote, waysOfScans } from "~/features/inventory/item/glued-scans";
import { readGluedScans } from "~/features/inventory/item/glued-scans.server";
import { draftPieces, onDraft } from "~/features/inventory/stock/on-draft.server";
import { draftText } from "~/features/inventory/stock/on-hand-text";
import type { KitProblem } from "./kit-problem";
import type { EditedKit, Kit, KitLine } from "./kit-schema";
import type { KnownNumber } from "./kit-values";

/** Of a line's part, those that are there (and in no draft): kits that they make. */
const makes = (pieces: string) =>
  sql<number>`coalesce(min(case when i.archived_at is null then greatest(0, ${sql.raw(pieces)}) / kit_lines.quantity else 0 end), 0)`;

export const kitsOnPage = 100;

/** A page by name, and one more when there is another page; `after` is the last kit of the page before. Each with how many the stock makes, and how many without what drafts want; a kit with a deleted part makes none. */
export async function listKits(scope: Scope, after?: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("kits")
      .leftJoin("kit_lines", "kit_lines.kit_id", "kits.id")
      .leftJoin("inventory_items as i", "i.id", "kit_lines.item_id")
      .select(["kits.id", "kits.name"])
      .select(sql<number>`count(i.id)::int`.as("parts"))
      .leftJoin(draftPieces(trx).as("d"), "d.itemId", "i.id")
      .select(makes("i.quantity").as("complete"))
      .select(makes("i.quantity - coalesce(d.pieces, 0)").as("undrafted"))
      .where("kits.removed_at", "is", null)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(lower(kits.name), kits.id) > (select lower(name), id from kits where id = ${after!}::uuid)`,
        ),
      )
      .groupBy("kits.id")
      .orderBy(sql`lower(kits.name)`)
      .orderBy("kits.id")
      .limit(kitsOnPage + 1)
      .execute(),
  );
}

export async function getKit(scope: Scope, id: string) {
  return scope.db(async (trx) => {
    const kit = await findKit(trx, id);
    return kit && { ...kit, lines: await listLines(trx, id) };
  });
}

export type StoredKit = NonNullable<Awaited<ReturnType<typeof getKit>>>;

export function findKit(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("kits")
    .select(["id", "name", "notes", "version"])
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

export function listLines(trx: AccountTransaction, kitId: string) {
  return trx
    .selectFrom("kit_lines")
    .innerJoin("inventory_items as i", "i.id", "kit_lines.item_id")
    .select(["i.id as item_id", "i.part_number", "i.description", "i.quantity as on_hand", "i.archived_at"])
    .leftJoin(draftPieces(trx).as("d"), "d.itemId", "i.id")
    .select((line) => ["kit_lines.quantity", line.fn.coalesce("d.pieces", sql<number>`0`).as("on_draft")])
    .where("kit_lines.kit_id", "=", kitId)
    .orderBy("kit_lines.line")
    .execute();
}

export async function addKit(scope: Scope, typed: Kit, token: string) {
  return scope.db((trx) =>
    once<{ kitId: string } | KitProblem>(trx, token, async () => {
      const lines = await readLines(trx, scope, typed.lines);
      if ("problem" in lines) return lines;
      const kit = await trx
        .insertInto("kits")
        .values({ user_id: scope.user.id, name: typed.name, notes: typed.notes })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!kit) return { problem: "name-taken" };
      await writeLines(trx, kit.id, lines.found);
      return { kitId: kit.id };
    }),
  );
}

/** `version` is the kit's when the form was opened. */
export async function updateKit(scope: Scope, id: string, typed: EditedKit, token: string) {
  return scope.db((trx) =>
    once<{ saved: true } | KitProblem>(trx, token, async () => {
      await trx.selectFrom("kits").select("id").orderBy("id").forUpdate().execute();
      const kit = await findKit(trx, id);
      if (!kit) return { problem: "gone" };
      if (kit.version !== typed.version) return { problem: "changed-meanwhile", version: kit.version };
      if (await isNameTaken(trx, id, typed.name)) return { problem: "name-taken" };
      const lines = await readLines(trx, scope, typed.lines);
      if ("problem" in lines) return lines;
      await trx
        .updateTable("kits")
        .set({ name: typed.name, notes: typed.notes, version: kit.version + 1 })
        .where("id", "=", id)
        .execute();
      await trx.deleteFrom("kit_lines").where("kit_id", "=", id).execute();
      await writeLines(trx, id, lines.found);
      return { saved: true };
    }),
  );
}

async function isNameTaken(trx: AccountTransaction, id: string, name: string): Promise<boolean> {
  const other = await trx
    .selectFrom("kits")
    .select("id")
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("removed_at", "is", null)
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}

type Found = { itemId: string; quantity: number };

/** Returns a message for each line whose number means no part or repeats one. */
async function readLines(
  trx: AccountTransaction,
  scope: Scope,
  lines: KitLine[],
): Promise<{ found: Found[] } | Extract<KitProblem, { problem: "lines" }>> {
  const found: Found[] = [];
  const messages: Record<string, string[]> = {};
  const numbers = lines.map(({ number }) => number);
  const partsOf = await findPartsByNumbers(trx, scope.account.id, numbers);
  for (const { index, number, quantity } of lines) {
    const hits = partsOf(number);
    const part = hits.length === 1 ? hits[0] : undefined;
    if (part && !found.some(({ itemId }) => itemId === part.id)) found.push({ itemId: part.id, quantity });
    else messages[`lines[${index}].number`] = [refusalOf(number, hits)];
  }
  return Object.keys(messages).length > 0 ? { problem: "lines", messages } : { found };
}

function refusalOf(number: string, [part, ...others]: FoundPart[]): string {
  if (!part) return `No part of your inventory has the number “${number}”`;
  const numbers = [part, ...others].map(({ part_number }) => part_number);
  if (others.length > 0) return `“${number}” may be ${numbers.join(" or ")}: type the whole number`;
  return `${part.part_number} is in the kit already: put both into one line`;
}

async function writeLines(trx: AccountTransaction, kitId: string, lines: Found[]): Promise<void> {
  await trx
    .insertInto("kit_lines")
    .values(
      lines.map(({ itemId, quantity }, index) => ({
        kit_id: kitId,
        item_id: itemId,
        line: index + 1,
        quantity,
      })),
    )
    .execute();
}

/** For a form that is still being filled. */
export async function describeNumbers(scope: Scope, numbers: string[]): Promise<Record<string, KnownNumber>> {
  return scope.db(async (trx) => {
    const known: Record<string, KnownNumber> = {};
    const partsOf = await findPartsByNumbers(trx, scope.account.id, numbers);
    const drafted = await onDraft(
      trx,
      numbers.flatMap((number) => partsOf(number).map(({ id }) => id)),
    );
    const unknown = numbers.filter((number) => partsOf(number).length === 0);
    const gluedOf = await readGluedScans(trx, scope.account.id, unknown);
    for (const number of new Set(numbers)) {
      const hits = partsOf(number);
      const glued = gluedOf(number);
      const ways = waysOfScans(glued);
      const refusal = [refusalOf(number, hits), scansNote(number, ways)].filter(Boolean).join(". ");
      const text = hits.length === 1 ? inStock(hits[0]!, drafted) : refusal;
      known[number] = { text, ways, isClear: glued !== undefined && "taken" in glued };
    }
    return known;
  });
}

function inStock(
  { id, part_number, description, quantity }: FoundPart,
  drafted: Map<string, number>,
): string {
  const name = [part_number, description].filter(Boolean).join(", ");
  return `${name}: ${quantity} in stock${draftText(drafted.get(id) ?? 0)}`;
}

/** The parts stay. False if it was removed already. */
export async function removeKit(scope: Scope, id: string): Promise<boolean> {
  return scope.db(async (trx) => {
    const removed = await trx
      .updateTable("kits")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .returning("name")
      .executeTakeFirst();
    if (removed) await noteAudit(trx, scope, { kind: "records", what: `Removed the kit ${removed.name}` });
    return removed !== undefined;
  });
}
