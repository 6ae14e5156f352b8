import Big from "big.js";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { wholeInNotes } from "~/features/imports/cells/whole-in-notes";
import { planRows } from "~/features/imports/planned-rows";
import { readingOfRow } from "~/features/meters/import/planned-reading";
import type { FleetRecord, PlanContext } from "~/features/vehicles/fleet-import/fleet-record";
import { dayProblem, recordKey, vehicleOfRow } from "~/features/vehicles/fleet-import/log-rows";
import { formatDay, formatMoney } from "~/ui/format";
import type { ServiceValues } from "./service-rows";
import { maxNotes } from "../service-fields";

export type ServiceColumns = {
  service_date: string;
  description: string;
  own_shop: boolean;
  vendor: string | null;
  labor_cost: string | null;
  other_cost: string | null;
  notes: string | null;
};

export function planService(rows: RowVerdict<ServiceValues>[], context: PlanContext) {
  return planRows<ServiceValues, FleetRecord<ServiceColumns>>(rows, (values, notes) => {
    const { vehicle, leftOut, problem } = vehicleOfRow(values.vehicleName, context);
    if (leftOut) return leftOut;
    const late = dayProblem(values.date, context.today);
    if (problem ?? late) return { problem: (problem ?? late)! };
    const read = readingOfRow(values.odometer, values.date, notes);
    if ("problem" in read) return read;
    const { reading } = read;
    const texts = wholeInNotes(notes, maxNotes);
    const description = texts.fit("What was done", values.description, 500);
    const key = recordKey([vehicle.id, values.date, description, values.cost ?? "0", reading?.value ?? null]);
    if (context.fleet.recorded.has(key)) return { skipped: "This service is recorded already." };
    const vendor = values.vendor && texts.fit("Shop", values.vendor, 200);
    const note = texts.all(values.notes, values.parts && `Parts: ${values.parts}`);
    if ("problem" in note) return note;
    return {
      vehicle,
      reading,
      columns: {
        service_date: values.date,
        description,
        own_shop: values.ownShop,
        vendor,
        labor_cost: values.laborCost,
        other_cost: values.otherCost,
        notes: note.text,
      },
    };
  });
}

export function describeService({ service_date, description, vendor, ...costs }: ServiceColumns) {
  return [formatDay(service_date), description, vendor, formatMoney(costOf(costs).toFixed(2))];
}

export function sumService(entries: ServiceColumns[]) {
  const money = entries.reduce((sum, entry) => sum.plus(costOf(entry)), new Big(0));
  return [money.gt(0) ? formatMoney(money.toFixed(2)) : undefined];
}

function costOf({ labor_cost, other_cost }: Pick<ServiceColumns, "labor_cost" | "other_cost">): Big {
  return new Big(labor_cost ?? 0).plus(other_cost ?? 0);
}
