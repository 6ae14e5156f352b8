import { type RawBuilder, sql } from "kysely";

const columns = ["plan", "trial_plan", "trial_ends_at"] as const;

/**
 * Of the account of this table or alias: its trial's plan until the trial ends, else the plan that was sold. The only place that reads
 * `accounts.plan` to say what a company may do.
 */
export function planInForce(
  account: string,
  at: RawBuilder<unknown> = sql`now()`,
): RawBuilder<"free" | "pro" | "enterprise"> {
  const values = columns.map((column) => sql.ref(`${account}.${column}`));
  return sql`plan_in_force(${sql.join([...values, at])})`;
}
