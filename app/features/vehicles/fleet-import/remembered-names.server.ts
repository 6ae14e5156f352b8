import type { AccountTransaction } from "~db/as-account";
import type { LogSettings } from "./log-settings";
import { type NamedVehicle, chosenNames } from "./vehicle-names.server";

/** For the next file. */
export async function keepChosenNames(
  trx: AccountTransaction,
  { id, settings }: { id: string; settings: LogSettings },
  named: NamedVehicle[],
): Promise<void> {
  await trx
    .updateTable("imports")
    .set({ settings: { ...settings, vehicleOf: chosenNames(named) } })
    .where("id", "=", id)
    .execute();
}

/** What names in earlier logs were taken to mean, by nameKey; the newest log counts. */
export async function rememberedNames(trx: AccountTransaction): Promise<Record<string, string>> {
  const files = await trx
    .selectFrom("imports")
    .select("settings")
    .where("kind", "in", ["fuel", "service", "parts"])
    .where("state", "=", "confirmed")
    .orderBy("confirmed_at", "desc")
    .limit(100)
    .execute();
  const answers = files.map(({ settings }) =>
    Object.entries((settings as Partial<LogSettings>).vehicleOf ?? {}),
  );
  return Object.fromEntries(answers.reverse().flat());
}
