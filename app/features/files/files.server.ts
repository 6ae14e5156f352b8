import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Picture } from "./picture.server";

export type FileFacts = {
  /** The same id again is the same photo, sent twice. */
  id?: string;
  /** Receipts and invoices: not for people who may not see costs. */
  showsMoney: boolean;
  originalName?: string | null;
};

/** Stores a photo that no record has yet. Without a record within a day it is deleted. */
export async function addFile(
  scope: Scope,
  photo: Picture,
  { id, showsMoney, originalName = null }: FileFacts,
): Promise<string> {
  return scope.db(async (trx) => {
    const added = await trx
      .insertInto("files")
      .values({
        ...(id ? { id } : {}),
        user_id: scope.user.id,
        shows_money: showsMoney,
        content_type: photo.contentType,
        width: photo.width,
        height: photo.height,
        bytes: photo.bytes,
        thumbnail: photo.thumbnail,
        original_name: originalName,
      })
      // Any of its keys may conflict: another post may be writing the same file at this moment.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return added?.id ?? id!;
  });
}

export async function getFile(scope: Scope, id: string, size: "full" | "thumbnail" = "full") {
  return scope.db((trx) =>
    trx
      .selectFrom("files")
      .select(["shows_money", "content_type", size === "full" ? "bytes" : "thumbnail as bytes"])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
}

export async function hasFile(scope: Scope, id: string): Promise<boolean> {
  const found = await scope.db((trx) =>
    trx.selectFrom("files").select("id").where("id", "=", id).executeTakeFirst(),
  );
  return found !== undefined;
}

/** For the transaction that saves a record with its photo, which replaces `before`. False when there is no such photo anymore. */
export async function attachFile(
  trx: AccountTransaction,
  id: string | null,
  before: string | null = null,
): Promise<boolean> {
  if (before !== id) await releaseFile(trx, before);
  if (id === null) return true;
  const attached = await trx
    .updateTable("files")
    .set({ attached_at: sql<Date>`coalesce(attached_at, now())` })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return attached !== undefined;
}

/** For the transaction that takes a photo off a record: it will be deleted, unless another record still shows it. */
export async function releaseFile(trx: AccountTransaction, id: string | null): Promise<void> {
  if (id === null) return;
  await trx.updateTable("files").set({ attached_at: null }).where("id", "=", id).execute();
}
