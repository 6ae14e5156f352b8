import type { FuelProduct } from "./fuel-product";
import { recordKey } from "./record-key";
import type { FuelValues } from "./fuel-rows";
import type { RowVerdict } from "./import-kinds";
import {
  type PlanContext,
  type PlannedRow,
  dayProblem,
  planRows,
  readingOfRow,
  vehicleOfRow,
} from "./planned";

export type FuelColumns = {
  receipt_date: string;
  product: FuelProduct;
  gallons: string | null;
  price_per_gallon: string | null;
  total_cost: string;
  filled_up: boolean;
  missed_before: boolean;
  notes: string | null;
};

export function planFuel(rows: RowVerdict<FuelValues>[], context: PlanContext): PlannedRow<FuelColumns>[] {
  return planRows<FuelValues, FuelColumns>(rows, (values, notes) => {
    const { vehicle, problem } = vehicleOfRow(values.vehicleName, context);
    const late = dayProblem(values.date, context.today);
    if (problem ?? late) return { problem: (problem ?? late)! };
    const read = readingOfRow(values.odometer, values.date, notes);
    if ("problem" in read) return read;
    const { reading } = read;
    const key = recordKey([vehicle.id, values.date, values.gallons, values.total, reading?.value ?? null]);
    if (context.fleet.recorded.has(key)) return { skipped: "This receipt is recorded already." };
    const note = [values.notes, values.location].filter(Boolean).join(", ");
    return {
      vehicleId: vehicle.id,
      reading,
      columns: {
        receipt_date: values.date,
        product: values.product ?? context.settings.product,
        gallons: values.gallons,
        price_per_gallon: values.pricePerGallon,
        total_cost: values.total,
        filled_up: values.filledUp,
        missed_before: values.missedBefore,
        notes: note.slice(0, 2000) || null,
      },
    };
  });
}
