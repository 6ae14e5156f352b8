import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatCount, formatTime } from "~/ui/format";
import { once } from "~db/once";
import { guessImport } from "./column-kinds";
import type { FleetKind, ImportKind } from "./import-kinds";
import { type ImportSettings, firstSettings } from "./import-settings";
import { readTable } from "./read-table.server";
import { decodeTableText } from "./table-text";

type Upload = { kind: ImportKind; fileName: string; bytes: Uint8Array; vehicleId: string | null };

/** Reads a file as well as it can be guessed and keeps it, with nothing else written yet. */
export async function startImport(
  scope: Scope,
  { kind, fileName, bytes, vehicleId }: Upload,
  token: string,
): Promise<{ importId: string } | { problem: string }> {
  const decoded = decodeTableText(bytes);
  if ("problem" in decoded) return decoded;
  const table = await readTable(decoded.text, kind);
  if ("problem" in table) return table;
  if (table.rows.length === 0) return { problem: "The file has headings, but no rows below them." };
  const settings = { ...firstSettings(await guessImport(kind, table)), vehicleId };
  return scope.db((trx) =>
    once(trx, token, async () => {
      const added = await trx
        .insertInto("imports")
        .values({
          user_id: scope.user.id,
          kind,
          file_name: fileName.replaceAll("\0", "").slice(0, 200) || "file",
          content: decoded.text,
          settings,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { importId: added.id };
    }),
  );
}

/** A file about the fleet. One of parts is another permission's business, so it is not found here. */
export async function getImport(scope: Scope, importId: string) {
  const found = await findImport(scope, importId);
  return found && found.kind !== "inventory" ? { ...found, kind: found.kind } : undefined;
}

export type Import = NonNullable<Awaited<ReturnType<typeof getImport>>>;

/** A file of parts. */
export async function getStockImport(scope: Scope, importId: string) {
  const found = await findImport(scope, importId);
  return found && found.kind === "inventory" ? { ...found, kind: found.kind } : undefined;
}

export type StockImport = NonNullable<Awaited<ReturnType<typeof getStockImport>>>;

async function findImport(scope: Scope, importId: string) {
  const found = await scope.db((trx) =>
    trx.selectFrom("imports").selectAll().where("id", "=", importId).executeTakeFirst(),
  );
  return found && { ...found, settings: found.settings as ImportSettings };
}

export const fleetKinds: FleetKind[] = ["vehicles", "fuel", "service"];

/** The newest files of these kinds, as their list prints them. */
export async function listImports(scope: Scope, kinds: ImportKind[]) {
  const imports = await scope.db((trx) =>
    trx
      .selectFrom("imports")
      .select(["id", "kind", "file_name", "state", "written", "created_at"])
      .where("kind", "in", kinds)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(50)
      .execute(),
  );
  return imports.map(({ id, kind, file_name, state, written, created_at }) => ({
    id,
    kind,
    fileName: file_name,
    state: { draft: "Not imported yet", confirmed: "Imported", undone: "Undone" }[state],
    written: state === "draft" ? "" : formatCount(written),
    time: formatTime(created_at, scope.account.timeZone),
  }));
}

export type ImportLine = Awaited<ReturnType<typeof listImports>>[number];

/** Reads the file otherwise from now on. Only before it is confirmed. */
export async function updateSettings(
  scope: Scope,
  importId: string,
  settings: ImportSettings,
): Promise<boolean> {
  return scope.db(async (trx) => {
    const saved = await trx
      .updateTable("imports")
      .set({ settings, version: sql`version + 1` })
      .where("id", "=", importId)
      .where("state", "=", "draft")
      .returning("id")
      .executeTakeFirst();
    return saved !== undefined;
  });
}
