import { type SqlBool, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import { plans } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import { salesMailbox } from "~/environment";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { mailIsSetUp, queueMail } from "~/features/mail/mail.server";
import { fleetSizes } from "./business-info-choices";
import type { PlanRequest } from "./plan-request-schema";
import { wantedText } from "./plan-text";

/** Per company and hour: more than anybody needs, too few to fill somebody's mailbox. */
const maxPerHour = 5;

/** Else they wait in the operator's list. */
export const requestsAreMailed = mailIsSetUp && salesMailbox !== undefined;

export type Requested = { isMailed: boolean } | { problem: "too-many" };

/** Kept for the operator's list, and mailed to sales in the same transaction, where sales have a mailbox. */
export async function requestPlan(scope: Scope, typed: PlanRequest, token: string): Promise<Requested> {
  return scope.db((trx) =>
    once<Requested>(trx, token, async () => {
      if (await isAskedOften(trx, scope)) return { problem: "too-many" };
      const { id } = await trx
        .insertInto("plan_requests")
        .values({ ...typed, user_id: scope.user.id, author: scope.user.author, email: scope.user.email })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (salesMailbox)
        await queueMail(trx, {
          accountId: scope.account.id,
          kind: "Plan request",
          recipient: salesMailbox,
          sender: { name: scope.account.companyName, replyTo: scope.user.email },
          aboutId: id,
          ...(await letterOf(trx, scope, typed)),
        });
      const what = `Asked sales: ${wantedText(typed.wanted)}`;
      await noteAudit(trx, scope, { kind: "plan", what });
      return { isMailed: requestsAreMailed };
    }),
  );
}

/** The lock makes a second request of the company wait for the first. */
async function isAskedOften(trx: AccountTransaction, scope: Scope): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan requests ${scope.account.id}`}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom("plan_requests")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(sql<SqlBool>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= maxPerHour;
}

async function letterOf(trx: AccountTransaction, scope: Scope, { wanted, message }: PlanRequest) {
  const account = await trx
    .selectFrom("accounts")
    .select(["company_name", "account_number", "phone_number"])
    .executeTakeFirstOrThrow();
  const info = await trx.selectFrom("business_info").selectAll().executeTakeFirst();
  const priority = scope.may("support:priority") ? "Priority: " : "";
  const sizeOf = (value: string) => fleetSizes.find((size) => size.value === value)?.label ?? value;
  const lines = [
    `Company: ${account.company_name} (${account.account_number})`,
    `Person: ${scope.user.author}, ${scope.user.email}`,
    `Phone: ${account.phone_number}`,
    `Plan now: ${plans[scope.plan].name}`,
    `Wanted: ${wantedText(wanted)}`,
    info && `Industry: ${info.industry}`,
    info && `Fleet size: ${sizeOf(info.fleet_size)}`,
    info?.challenges && `Challenges: ${info.challenges}`,
    info?.goals && `Goals: ${info.goals}`,
  ];
  return {
    subject: `${priority}${wantedText(wanted)}, for ${account.company_name}`,
    body: [lines.filter(Boolean).join("\n"), message].filter(Boolean).join("\n\n"),
  };
}

/** The last ten, with whether each was mailed. */
export async function listPlanRequests(scope: Scope) {
  return scope.db((trx) =>
    trx
      .selectFrom("plan_requests")
      .leftJoin("mails", (join) =>
        join
          .onRef("mails.about_id", "=", "plan_requests.id")
          .onRef("mails.account_id", "=", "plan_requests.account_id"),
      )
      .select(["plan_requests.id", "plan_requests.author", "plan_requests.wanted", "plan_requests.message"])
      .select(["plan_requests.created_at", "mails.state"])
      .orderBy("plan_requests.created_at", "desc")
      .orderBy("plan_requests.id", "desc")
      .limit(10)
      .execute(),
  );
}
