import type { CertifiedDefect } from "~/features/inspections/certify/certify-schema";
import { itemsOf } from "~/features/inspections/inspection-items";
import type { NewInspection } from "~/features/inspections/inspection-schema";
import { addInspection } from "~/features/inspections/inspections.server";
import { listUnsafeDefects } from "~/features/inspections/open-defects/open-defects.server";
import type { Member } from "./people";
import { randomUUID } from "node:crypto";

type Defect = { item: string; note?: string; unsafe?: boolean };

/** All OK except these defects. */
export function inspectionFields(defects: Defect[] = []): Record<string, string> {
  const fields = Object.fromEntries<string>(itemsOf("truck").map(({ key }) => [key, "ok"]));
  for (const { item, note = "Does not work", unsafe } of defects) {
    fields[item] = "defect";
    fields[`${item}_note`] = note;
    if (unsafe) fields[`${item}_unsafe`] = "on";
  }
  return { ...fields, signatureName: "Dee Driver" };
}

/** A defect as it is certified: repaired in the own shop. */
export function repaired(defectId: string, facts: Partial<CertifiedDefect> = {}): CertifiedDefect {
  return {
    ...{ defectId, outcome: "repaired", note: "New part fitted", doneBy: null, cost: null },
    closesBreakdown: true,
    ...facts,
  };
}

/** An inspection that this person signed, who says of earlier defects that they were repaired. */
export async function signedInspection(
  person: Member,
  vehicleId: string,
  defects: Defect[] = [],
  facts: Partial<NewInspection> = {},
): Promise<string> {
  const found = new Map(defects.map((defect) => [defect.item, defect]));
  const open = await listUnsafeDefects(person.scope, vehicleId);
  const saved = await addInspection(
    person.scope,
    vehicleId,
    {
      kind: "pre_trip",
      unitKind: "truck",
      meter: { mileage: null },
      notes: null,
      signatureName: "Dee Driver",
      checks: itemsOf("truck").map(({ key }) => ({ item: key, result: found.has(key) ? "defect" : "ok" })),
      defects: itemsOf("truck")
        .filter(({ key }) => found.has(key))
        .map(({ key }) => ({
          item: key,
          note: found.get(key)!.note ?? "Does not work",
          cannotBeDriven: found.get(key)!.unsafe ?? false,
        })),
      openDefects: open.map(({ id: defectId }) => ({ defectId, answer: "repaired" })),
      ...facts,
    },
    randomUUID(),
  );
  if (!("inspectionId" in saved)) throw new Error(`Not saved: ${saved.problem}`);
  return saved.inspectionId;
}
