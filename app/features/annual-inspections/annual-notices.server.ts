import type { AccountTransaction } from "~db/as-account";
import type { AnnualNoticesTable } from "~db/tables/annual_notices";
import { type AnnualOfVehicle, listAnnual } from "./annual-due.server";

type State = AnnualNoticesTable["state"];
export type DueAnnual = AnnualOfVehicle & { state: State };

/** Those that run out soon, have expired or were failed, the most urgent first. */
export async function listDueAnnual(trx: AccountTransaction, day: string): Promise<DueAnnual[]> {
  const due = (await listAnnual(trx, day)).filter(isDue);
  return due.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function isDue(annual: AnnualOfVehicle): annual is DueAnnual {
  return annual.state !== "valid" && annual.state !== "none";
}

/** Keys of what was mailed about these: see annualNoticeKey. */
export async function listAnnualTold(trx: AccountTransaction, due: DueAnnual[]): Promise<Set<string>> {
  if (due.length === 0) return new Set();
  const notices = await trx
    .selectFrom("annual_notices")
    .select(["user_id", "annual_inspection_id", "state", "day"])
    .where(
      "annual_inspection_id",
      "in",
      due.map(({ annualId }) => annualId),
    )
    .execute();
  return new Set(
    notices.map(({ user_id, annual_inspection_id: annualId, ...one }) =>
      annualNoticeKey(user_id, { annualId, ...one }),
    ),
  );
}

export function annualNoticeKey(
  userId: string,
  { annualId, state, day }: Pick<DueAnnual, "annualId" | "state" | "day">,
): string {
  return [userId, annualId, state, day].join(" ");
}

export async function noteAnnualTold(
  trx: AccountTransaction,
  userId: string,
  told: DueAnnual[],
): Promise<void> {
  if (told.length === 0) return;
  await trx
    .insertInto("annual_notices")
    .values(
      told.map(({ annualId, state, day }) => ({
        user_id: userId,
        annual_inspection_id: annualId,
        state,
        day,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
