import type { Scope } from "~/auth/scope";
import { alternatorFails, economyFalls, grounded } from "./fleet/units";
import { paysLate } from "./sales/customers";
import { deadBin } from "./stock/families";

export type DemoStory = { text: string; to: string; label: string };

/** Where a visitor's company shows what it is worth to look at. Nothing in a company of one's own. */
export async function listDemoStories(scope: Scope): Promise<DemoStory[]> {
  if (scope.role !== "demo") return [];
  const units = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select(["id", "unit_number"])
      .where("unit_number", "in", [economyFalls, alternatorFails, grounded])
      .execute(),
  );
  const pageOf = (number: string, tab: string) => {
    const unit = units.find(({ unit_number }) => unit_number === number);
    return unit ? `/fleet-data/${unit.id}/${tab}` : `/fleet-data?q=${number}`;
  };
  return [
    {
      text: `The fuel economy of unit ${economyFalls} fell for months, until a part was changed.`,
      ...{ to: pageOf(economyFalls, "fuel"), label: `Fuel of ${economyFalls}` },
    },
    {
      text: `Unit ${alternatorFails} breaks down with the same part again and again.`,
      ...{ to: pageOf(alternatorFails, "parts"), label: `Parts of ${alternatorFails}` },
    },
    {
      text: `Nobody has bought anything from bin ${deadBin} for a year.`,
      ...{ to: `/inventory?q=${deadBin}`, label: `Bin ${deadBin}` },
    },
    {
      text: `${paysLate} pays months late.`,
      ...{ to: "/invoicing/ageing", label: "Ageing" },
    },
    {
      text: `An inspection took unit ${grounded} off the road.`,
      ...{ to: pageOf(grounded, "inspections"), label: `Inspections of ${grounded}` },
    },
  ];
}
