import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { recordEntries } from "~/features/counts/enter/count-entries.server";
import type { NewEntry } from "~/features/counts/enter/new-entry";
import { startCount } from "~/features/counts/start/start-count.server";
import { type NewCount } from "~/features/counts/start/new-count";
import { type Outcome, finishCount } from "~/features/counts/review/finish-count.server";
import { testDatabase } from "./database";
import type { Member } from "./people";
import { move, ownedItem } from "./stock";

type Facts = Parameters<typeof ownedItem>[1];

export function shelved(company: Member, facts: Facts): Promise<string> {
  return ownedItem(company, { bin_location: "A1", ...facts });
}

/** Without the movement that put it on the shelf. */
export function storedMovements(itemId: string) {
  return testDatabase()
    .owner.selectFrom("stock_movements")
    .selectAll()
    .where("item_id", "=", itemId)
    .where("reason", "<>", "added")
    .orderBy("position")
    .execute();
}

const newToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

export async function started(
  member: Member,
  what: NewCount["what"],
  { isBlind = false } = {},
): Promise<string> {
  const count = await startCount(member.scope, { what, isBlind }, await newToken(member));
  if ("problem" in count) throw new Error(JSON.stringify(count));
  return count.countId;
}

/** One form at a time; returns the problem if there is one. */
export async function counted(member: Member, countId: string, ...entries: NewEntry[]) {
  return recordEntries(member.scope, countId, entries, await newToken(member));
}

export async function finished(member: Member, countId: string, outcome: Outcome = "counted") {
  return finishCount(member.scope, countId, outcome, await newToken(member));
}

/** Pieces sold (negative) or received in the meantime. */
export function moved(member: Member, itemId: string, change: number): Promise<void> {
  return move(member, itemId, change, { reason: change < 0 ? "sold" : "received" });
}
