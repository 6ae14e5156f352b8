import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { type Actor, noteAudit } from "./audit.server";

/** Two people of one name are told apart by their addresses. `p` is the profile. */
export const sharesName = sql<boolean>`exists (
  select from profiles other where other.account_id = p.account_id and other.id <> p.id and lower(other.name) = lower(p.name)
)`;

export function authorOf({
  name,
  shares_name,
  email,
}: {
  name: string | null;
  shares_name: boolean;
  email: string;
}): string {
  return name === null || shares_name ? email : name;
}

/** What somebody did with their own sign-in. Who has no company yet has nobody who would read it. */
export async function noteSignIn(
  trx: Transaction<Database>,
  userId: string,
  what: string,
  address?: string,
): Promise<void> {
  const actor = await actorOf(trx, userId);
  if (actor) await noteAudit(trx, actor, { kind: "sign_in", what, address });
}

/** Whoever it was is not known: only whose sign-in was tried. */
export async function noteRefusal(
  trx: Transaction<Database>,
  userId: string,
  what: string,
  address: string,
): Promise<void> {
  const actor = await actorOf(trx, userId);
  if (actor) await noteAudit(trx, { ...actor, userId: null }, { kind: "sign_in", what, address });
}

export async function noteByOperator(
  trx: Transaction<Database>,
  userId: string,
  what: string,
  author = "The operator",
): Promise<void> {
  const actor = await actorOf(trx, userId);
  if (actor) await noteAudit(trx, { ...actor, userId: null, author }, { kind: "sign_in", what });
}

async function actorOf(trx: Transaction<Database>, userId: string): Promise<Actor | undefined> {
  const person = await trx
    .selectFrom("users as u")
    .innerJoin("profiles as p", "p.id", "u.id")
    .select(["u.email", "p.name", "p.account_id", sharesName.as("shares_name")])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return person && { accountId: person.account_id, userId, author: authorOf(person) };
}
