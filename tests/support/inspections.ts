import type { CertifiedDefect } from "~/features/inspections/certify/certify-schema";
import { type CheckedItem, itemsOf, itemsOfCombination } from "~/features/inspections/items/inspection-items";
import type { NewInspection } from "~/features/inspections/inspection-schema";
import { addInspection } from "~/features/inspections/inspections.server";
import { listUnsafeDefects } from "~/features/inspections/open-defects/open-defects.server";
import type { Member } from "./people";
import { randomUUID } from "node:crypto";

type Defect = { item: string; note?: string; unsafe?: boolean; ofTrailer?: boolean };

/** All OK except these defects. Whoever has a name already is not asked whose name it is. */
export function inspectionFields(defects: Defect[] = [], { isNamed = false } = {}): Record<string, string> {
  const fields = Object.fromEntries<string>(itemsOf("truck").map(({ key }) => [key, "ok"]));
  for (const { item, note = "Does not work", unsafe } of defects) {
    fields[item] = "defect";
    fields[`${item}_note`] = note;
    if (unsafe) fields[`${item}_unsafe`] = "on";
  }
  return { ...fields, signatureName: "Dee Driver", ...(isNamed ? {} : { signing: "own" }) };
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
  const found = ({ key, ofTrailer }: CheckedItem) =>
    defects.find((defect) => defect.item === key && (defect.ofTrailer ?? false) === ofTrailer);
  const open = await listUnsafeDefects(person.scope, { vehicleId, trailer: facts.trailer });
  const items = itemsOfCombination("truck", facts.trailer !== undefined);
  const saved = await addInspection(
    person.scope,
    vehicleId,
    {
      kind: "pre_trip",
      unitKind: "truck",
      meter: { mileage: null },
      notes: null,
      signatureName: "Dee Driver",
      signing: "own",
      trailer: undefined,
      madeAt: null,
      checks: items.map((item) => {
        return { item: item.key, ofTrailer: item.ofTrailer, result: found(item) ? "defect" : "ok" };
      }),
      defects: items.flatMap((item) => {
        const defect = found(item);
        if (!defect) return [];
        const { note = "Does not work", unsafe = false } = defect;
        return [{ item: item.key, ofTrailer: item.ofTrailer, note, cannotBeDriven: unsafe }];
      }),
      openDefects: open.map(({ id: defectId }) => ({ defectId, answer: "repaired" })),
      ...facts,
    },
    randomUUID(),
  );
  if (!("inspectionId" in saved)) throw new Error(`Not saved: ${saved.problem}`);
  return saved.inspectionId;
}
