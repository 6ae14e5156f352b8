import { formHolder } from "~/auth/form-holder.server";
import { effectivePlan, plans } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import { ownerDb } from "~db/owner";
import { asAccount, readAsAccount } from "~db/as-account";

/** Replaces requireScope in one route at a time: lets everybody in as the newest company. */
export async function requireScope(): Promise<Scope> {
  const { user_id, email, account_id } = await newestMember();
  const scope: Omit<Scope, symbol> = {
    account: {
      id: account_id,
      companyName: "Anyone",
      accountNumber: "ACC00000000",
      timeZone: "UTC",
      closesAt: null,
      demoEndsAt: null,
    },
    user: { id: user_id, email, name: null, author: email },
    forms: formHolder(user_id),
    sessionId: user_id,
    hasHeldPosts: false,
    role: "user",
    plan: effectivePlan("admin", "enterprise", true),
    isMaster: false,
    limits: plans.enterprise,
    may: () => true,
    db: (run) => asAccount(account_id, run),
    read: (make) => readAsAccount(account_id, make),
  };
  return scope as Scope;
}

export async function requireUser() {
  const { user_id, email } = await newestMember();
  return {
    user: { id: user_id, email },
    forms: formHolder(user_id),
    role: "user",
    hasAccount: true,
    timeZone: "UTC",
  };
}

function newestMember() {
  return ownerDb()
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["u.id as user_id", "u.email", "p.account_id"])
    .orderBy("p.created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
}
