import type { RowVerdict } from "./import-kinds";
import {
  type PlanContext,
  type PlannedRow,
  dayProblem,
  planRows,
  readingOfRow,
  vehicleOfRow,
} from "./planned";
import { recordKey } from "./record-key";
import type { ServiceValues } from "./service-rows";

export type ServiceColumns = {
  service_date: string;
  description: string;
  own_shop: boolean;
  vendor: string | null;
  labor_cost: string | null;
  other_cost: string | null;
  notes: string | null;
};

export function planService(
  rows: RowVerdict<ServiceValues>[],
  context: PlanContext,
): PlannedRow<ServiceColumns>[] {
  return planRows<ServiceValues, ServiceColumns>(rows, (values, notes) => {
    const { vehicle, problem } = vehicleOfRow(values.vehicleName, context);
    const late = dayProblem(values.date, context.today);
    if (problem ?? late) return { problem: (problem ?? late)! };
    const read = readingOfRow(values.odometer, values.date, notes);
    if ("problem" in read) return read;
    const { reading } = read;
    const description = values.description.slice(0, 500);
    const key = recordKey([vehicle.id, values.date, description, values.cost ?? "0", reading?.value ?? null]);
    if (context.fleet.recorded.has(key)) return { skipped: "This service is recorded already." };
    const note = [values.notes, values.parts && `Parts: ${values.parts}`].filter(Boolean).join("\n");
    return {
      vehicleId: vehicle.id,
      reading,
      columns: {
        service_date: values.date,
        description,
        // Nobody is named: done by somebody else as far as one can tell only when a shop stands there.
        own_shop: values.vendor === null,
        vendor: values.vendor?.slice(0, 200) ?? null,
        labor_cost: values.laborCost,
        other_cost: values.otherCost,
        notes: note.slice(0, 2000) || null,
      },
    };
  });
}
