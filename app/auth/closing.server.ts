import { type Transaction, sql } from "kysely";
import { once } from "~db/once";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { StartFailure } from "~db/start-failure";
import { noteAudit } from "./audit.server";
import { checkOwnPassword } from "./password.server";
import type { Scope } from "./scope";

export const daysToChangeOnesMind = 7;

export type Closing = {
  accountId: string;
  companyName: string;
  timeZone: string;
  /** Who asked for it. */
  author: string;
  closesAt: Date;
  managers: string[];
};

type Asked = { companyName: string; password: string };
type Tell = (trx: Transaction<Database>, closing: Closing) => Promise<void>;

/** Passes the closing to `tell` in the same transaction. A company that is closing already keeps its day. */
export async function closeAccount(
  scope: Scope,
  { companyName, password }: Asked,
  token: string,
  tell: Tell,
): Promise<{ closed: true } | { problem: "other-name" | "wrong-password" }> {
  if (!isSameName(companyName, scope.account.companyName)) return { problem: "other-name" };
  if (!(await checkOwnPassword(scope, password))) return { problem: "wrong-password" };
  const managers = await listManagers(scope);
  return scope.db((trx) =>
    once<{ closed: true }>(trx, token, async () => {
      const closing = await trx
        .updateTable("accounts")
        .set({ closes_at: sql<Date>`now() + make_interval(days => ${daysToChangeOnesMind})` })
        .where("id", "=", scope.account.id)
        .where("closes_at", "is", null)
        .returning(["closes_at", "company_name", "time_zone"])
        .executeTakeFirst();
      if (!closing) return { closed: true };
      await noteAudit(trx, scope, { kind: "data", what: `Asked to close ${closing.company_name}` });
      await tell(trx, {
        accountId: scope.account.id,
        companyName: closing.company_name,
        timeZone: closing.time_zone,
        author: scope.user.author,
        closesAt: closing.closes_at!,
        managers,
      });
      return { closed: true };
    }),
  );
}

function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
  return plain(typed) === plain(name);
}

/** Addresses belong to people, which no company's role reads. */
async function listManagers({ account, user }: Scope): Promise<string[]> {
  const rows = await ownerDb()
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select("u.email")
    .where("p.account_id", "=", account.id)
    .where((where) => where.or([where("u.role", "=", "user"), where("u.id", "=", user.id)]))
    .orderBy("u.email")
    .execute();
  return rows.map(({ email }) => email);
}

/** False when it was not closing, or its time had come. */
export async function keepAccount(scope: Scope): Promise<boolean> {
  return scope.db(async (trx) => {
    const kept = await trx
      .updateTable("accounts")
      .set({ closes_at: null })
      .where("id", "=", scope.account.id)
      .where("closes_at", ">", sql<Date>`now()`)
      .returning("company_name")
      .executeTakeFirst();
    if (kept) await noteAudit(trx, scope, { kind: "data", what: `Kept ${kept.company_name}` });
    return kept !== undefined;
  });
}

/** The operator's command; `number` in lower case. */
export async function keepByNumber(number: string): Promise<string> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const kept = await trx
        .updateTable("accounts")
        .set({ closes_at: null })
        .where("account_number", "=", number.toUpperCase())
        .where("closes_at", ">", sql<Date>`now()`)
        .returning(["id", "account_number", "company_name"])
        .executeTakeFirst();
      if (!kept) throw new StartFailure(`No account that is closing has the number ${number.toUpperCase()}.`);
      const operator = { accountId: kept.id, userId: null, author: "the operator" };
      await noteAudit(trx, operator, { kind: "data", what: `Kept ${kept.company_name}` });
      return `${kept.company_name} (${kept.account_number}) is kept.`;
    });
}
