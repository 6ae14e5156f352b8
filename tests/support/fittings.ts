import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { partSchema } from "~/features/parts/part-schema";
import { addPart } from "~/features/parts/parts.server";
import { removePart } from "~/features/parts/remove-part.server";
import type { Member } from "./people";
import { ownedVehicle } from "./vehicles";

type Fitting = { vehicleId: string; id: string };

/** Taken from stock, on a new vehicle, as the form would save it. */
export async function fitted(member: Member, partNumber: string, pieces: number): Promise<Fitting> {
  const vehicleId = await ownedVehicle(member);
  const typed = {
    category: "filters_air_dryer",
    partNumber,
    fromStock: "on",
    quantityTaken: String(pieces),
    installDate: "2026-11-28",
  };
  const part = partSchema({ meterUnit: "mi", today: "2026-11-28" }).parse(typed);
  const added = await addPart(member.scope, vehicleId, part, await makeFormToken(formHolder(member.userId)));
  if ("problem" in added) throw new Error(JSON.stringify(added));
  return { vehicleId, id: added.partId };
}

/** It was never fitted. */
export async function unfitted({ scope }: Member, fitting: Fitting) {
  const removed = await removePart(scope, fitting, "mistake");
  if ("problem" in removed || !removed.removed) throw new Error(JSON.stringify(removed));
  return removed;
}
