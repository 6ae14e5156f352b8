import type { AccountTransaction, ReadAsAccount } from "~db/as-account";
import type { Permission, Plan, PlanLimits, Role } from "./permissions";

declare const checked: unique symbol;

/**
 * Proof that a request was checked: who asks, for which account, and what they may do. Only requireScope makes one, and every data
 * function takes one first, so a route that skipped the check does not compile.
 */
export type Scope = {
  readonly [checked]: true;
  readonly account: { id: string; companyName: string; accountNumber: string; timeZone: string };
  readonly user: { id: string; email: string };
  readonly sessionId: string;
  readonly role: Role;
  /** The plan that counts: demo, staff and master have the largest. */
  readonly plan: Plan;
  readonly limits: PlanLimits;
  readonly isMaster: boolean;
  /** Forms that were sent after a session ended wait to be finished (held-posts.server.ts). */
  readonly hasHeldPosts: boolean;
  may(permission: Permission): boolean;
  /** One short transaction that sees this account's rows only. A data function uses exactly one. */
  db<T>(run: (trx: AccountTransaction) => Promise<T>): Promise<T>;
  /** Instead of it, for reading what is known from the start: one way to the database. */
  read: ReadAsAccount;
};
