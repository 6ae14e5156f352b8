import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatCount, formatTime } from "~/ui/format";
import type { ImportsTable } from "~db/tables/imports";
import { once } from "~db/once";
import type { FileKind } from "./file-kind";
import { guessImport } from "./guess/guess-import";
import type { ImportGuess } from "./guess/import-guess";
import { readTable } from "./table/read-table.server";
import type { Table } from "./table/table";
import { decodeTableText } from "./table/table-text";

/** How a file is read, as guessed and then as a person left it, with the settings of its kind. */
export type ImportSettings<Own extends object = object> = ImportGuess & Own;

export type ImportFile<Own extends object = object> = Omit<Selectable<ImportsTable>, "settings"> & {
  settings: ImportSettings<Own>;
};

type Upload = { kind: FileKind; fileName: string; bytes: Uint8Array; own: object };

/** Guesses how to read a file and keeps it. Writes no records yet. */
export async function startImport(
  scope: Scope,
  { kind, fileName, bytes, own }: Upload,
  token: string,
): Promise<{ importId: string } | { problem: string }> {
  const decoded = decodeTableText(bytes);
  if ("problem" in decoded) return decoded;
  const table = await readTable(decoded.text, kind);
  if ("problem" in table) return table;
  if (table.rows.length === 0) return { problem: "The file has headings, but no rows below them." };
  const settings = { ...(await guessImport(kind, table)), ...own };
  return scope.db((trx) =>
    once(trx, token, async () => {
      const added = await trx
        .insertInto("imports")
        .values({
          user_id: scope.user.id,
          kind: kind.name,
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

/** Finds a file of one of these kinds only: other kinds need another permission. */
export async function getImport<Own extends object>(
  scope: Scope,
  kinds: string[],
  importId: string,
): Promise<ImportFile<Own> | undefined> {
  const found = await scope.db((trx) =>
    trx
      .selectFrom("imports")
      .selectAll()
      .where("id", "=", importId)
      .where("kind", "in", kinds)
      .executeTakeFirst(),
  );
  return found && { ...found, settings: found.settings as ImportSettings<Own> };
}

/** The table of an accepted file. A large one takes a while, so do not call this in a transaction. */
export async function tableOf(kind: FileKind, { content }: Pick<ImportFile, "content">): Promise<Table> {
  const table = await readTable(content, kind);
  if ("problem" in table) throw new Error(table.problem);
  return table;
}

export async function listImports(scope: Scope, kinds: string[]) {
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

/** Changes how the file is read. Only before it is confirmed. */
export async function updateSettings(scope: Scope, importId: string, settings: object): Promise<boolean> {
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
