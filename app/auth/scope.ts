import type { FormHolder } from "~/http/forms/form-holder";
import type { AccountTransaction, ReadAsAccount } from "~db/as-account";
import type { Permission, Plan, PlanLimits, Role } from "./permissions";

declare const checked: unique symbol;

/**
 * Proof that a request was checked: who asks, for which account, and what they may do. Only requireScope creates one, and every data
 * function takes one first, so a route that skips the check does not compile.
 */
export type Scope = {
  readonly [checked]: true;
  readonly account: {
    id: string;
    companyName: string;
    accountNumber: string;
    timeZone: string;
    /** When all of it is erased: a manager asked to close it. */
    closesAt: Date | null;
    /** Of a demo: when it is over. */
    demoEndsAt: Date | null;
  };
  readonly user: {
    id: string;
    email: string;
    /** The person's own. Null until it is given. */
    name: string | null;
    /** Who did it, wherever the product keeps or says that: the name, or the address where that would not tell who. */
    author: string;
  };
  readonly sessionId: string;
  readonly role: Role;
  /** The effective plan: the largest for demo, staff and master. */
  readonly plan: Plan;
  readonly limits: PlanLimits;
  readonly isMaster: boolean;
  /** Posts sent after a session ended are waiting to be finished (held-posts.server.ts). */
  readonly hasHeldPosts: boolean;
  readonly forms: FormHolder;
  may(permission: Permission): boolean;
  /** One short transaction that sees only this account's rows. A data function uses exactly one. */
  db<T>(run: (trx: AccountTransaction) => Promise<T>): Promise<T>;
  /** Instead of `db`, for reads that are all known up front: one round trip. */
  read: ReadAsAccount;
};
