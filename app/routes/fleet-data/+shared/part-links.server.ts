import type { Scope } from "~/auth/scope";
import { listBreakdowns } from "~/features/breakdowns/breakdowns.server";
import type { PartLinks } from "~/features/parts/part-form";
import { listServiceEntries } from "~/features/service/service.server";
import { formatDay } from "~/ui/format";

const maxOffered = 50;

export async function linksOf(scope: Scope, vehicleId: string): Promise<PartLinks> {
  const breakdowns = await listBreakdowns(scope, vehicleId, { limit: maxOffered });
  const services = await listServiceEntries(scope, vehicleId, { limit: maxOffered });
  return {
    breakdowns: breakdowns.map((one) => ({
      value: one.id,
      label: `${one.breakdown_type}, ${formatDay(one.breakdown_date)}`,
    })),
    services: services.map((one) => ({
      value: one.id,
      label: `${one.description.slice(0, 60)}, ${formatDay(one.service_date)}`,
    })),
  };
}

/** A chosen record that is no longer among the newest, or was removed, stays chosen. */
export function withChosen(
  links: PartLinks,
  chosen: { breakdown_id: string | null; service_entry_id: string | null },
): PartLinks {
  const add = (choices: PartLinks["breakdowns"], id: string | null, label: string) =>
    id && !choices.some(({ value }) => value === id) ? [...choices, { value: id, label }] : choices;
  return {
    breakdowns: add(links.breakdowns, chosen.breakdown_id, "An earlier breakdown"),
    services: add(links.services, chosen.service_entry_id, "An earlier service"),
  };
}
