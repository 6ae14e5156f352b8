import type { Scope } from "~/auth/scope";
import type { CheckResult, CheckedItem } from "./inspection-items";

type Posted = { fields: FormData };

/** The button "All others OK" was pressed: items without a result get one, and nothing is saved. */
export function isMarkRestOk({ fields }: Posted): boolean {
  return fields.get("step") === "others-ok";
}

export type LastResults = Map<string, CheckResult>;

/** What the unit's last report said of each item. */
export async function getLastResults(scope: Scope, vehicleId: string): Promise<LastResults> {
  const found = await scope.db(async (trx) =>
    trx
      .selectFrom("inspection_checks")
      .select(["item", "result"])
      .where("inspection_id", "=", (query) =>
        query
          .selectFrom("inspections")
          .select("id")
          .where("vehicle_id", "=", vehicleId)
          .orderBy("signed_at", "desc")
          .limit(1),
      )
      .execute(),
  );
  return new Map(found.map(({ item, result }) => [item, result]));
}

/** `left` are the items that not every unit of the kind has, while no report has said whether this one does: nobody signs them by one press. */
export function markRestOk({ fields }: Posted, items: CheckedItem[], last: LastResults) {
  const open = items.filter(({ key }) => !fields.get(key));
  const isKnown = ({ key, varies }: CheckedItem) => !varies || last.has(key);
  const filled = open.filter(isKnown).map(({ key }): [string, CheckResult] => {
    return [key, last.get(key) === "not_applicable" ? "not_applicable" : "ok"];
  });
  return { filled: Object.fromEntries(filled), left: open.filter((item) => !isKnown(item)) };
}
