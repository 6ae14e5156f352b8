import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import type { AccountInput } from "./account-schema";

export async function getAccount(scope: Scope) {
  return scope.db((trx) =>
    trx.selectFrom("accounts").selectAll().where("id", "=", scope.account.id).executeTakeFirst(),
  );
}

/** Refuses when somebody else saved since the form was opened. */
export async function updateAccount(scope: Scope, input: AccountInput, token: string) {
  const { version } = input;
  return scope.db((trx) =>
    once<{ saved: true } | { problem: "changed-meanwhile"; version: number }>(trx, token, async () => {
      const saved = await trx
        .updateTable("accounts")
        .set({
          company_name: input.companyName,
          company_address: input.companyAddress,
          phone_number: input.phoneNumber,
          business_type: input.businessType,
          zip: input.zip ?? null,
          time_zone: input.timeZone,
          version: version + 1,
        })
        .where("id", "=", scope.account.id)
        .where("version", "=", version)
        .returning("id")
        .executeTakeFirst();
      if (saved) return { saved: true };
      const current = await trx.selectFrom("accounts").select("version").executeTakeFirstOrThrow();
      return { problem: "changed-meanwhile", version: current.version };
    }),
  );
}

/** Everything the account holds, for its own people to take away. */
export async function copyOfRecords(scope: Scope) {
  return scope.db(async (trx) => ({
    account: await trx
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", scope.account.id)
      .executeTakeFirstOrThrow(),
    vehicles: await trx.selectFrom("vehicles").selectAll().orderBy("add_date").execute(),
    mails: await trx
      .selectFrom("mails")
      .select(["kind", "recipient", "subject", "state", "created_at", "sent_at"])
      .execute(),
  }));
}
