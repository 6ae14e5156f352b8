import Big from "big.js";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { planRows } from "~/features/imports/planned-rows";
import { readingOfRow } from "~/features/meters/import/planned-reading";
import type { FleetRecord, PlanContext } from "~/features/vehicles/fleet-import/fleet-record";
import { dayProblem, recordKey, vehicleOfRow } from "~/features/vehicles/fleet-import/log-rows";
import { formatDay, formatMoney } from "~/ui/format";
import { partName } from "../part-view";
import { categoryLabel } from "../part-categories";
import type { PartValues } from "./part-rows";

export type PartColumns = {
  install_date: string;
  category: string;
  part_number: string | null;
  position: string | null;
  vendor: string | null;
  cost: string | null;
  notes: string | null;
  /** YYYY-MM-DD; written as the time of its removal. */
  takenOff: string | null;
};

export function planParts(rows: RowVerdict<PartValues>[], context: PlanContext) {
  return planRows<PartValues, FleetRecord<PartColumns>>(rows, (values, notes) => {
    const { vehicle, leftOut, problem } = vehicleOfRow(values.vehicleName, context);
    if (leftOut) return leftOut;
    const wrong =
      problem ?? dayProblem(values.installed, context.today) ?? takenOffProblem(values, context.today);
    if (wrong) return { problem: wrong };
    const read = readingOfRow(values.odometer, values.installed, notes);
    if ("problem" in read) return read;
    const { reading } = read;
    const columns = columnsOf(values);
    const key = recordKey([
      vehicle!.id,
      values.installed,
      whatOf(columns),
      columns.cost ?? "0",
      reading?.value ?? null,
    ]);
    if (context.fleet.recorded.has(key)) return { skipped: "This part is recorded already." };
    return { vehicle: vehicle!, reading, columns };
  });
}

function takenOffProblem({ installed, takenOff }: PartValues, today: string): string | undefined {
  if (takenOff === null) return undefined;
  if (takenOff < installed) return `It was taken off on ${takenOff}, before it was installed.`;
  return dayProblem(takenOff, today);
}

function columnsOf({ installed, partNumber, ...values }: PartValues): PartColumns {
  const { category, position, vendor, cost, notes, takenOff } = values;
  return {
    install_date: installed,
    category,
    part_number: partNumber,
    position,
    vendor,
    cost,
    notes,
    takenOff,
  };
}

/** As listRecorded puts it together in the database. */
function whatOf({ category, part_number, position, notes }: PartColumns): string {
  const what = [category, part_number, position, part_number === null ? notes : null];
  return what.filter((one) => one !== null).join("\n");
}

export function describePart({
  install_date,
  category,
  part_number,
  position,
  vendor,
  cost,
  takenOff,
}: PartColumns) {
  return [
    formatDay(install_date),
    partName({ category: categoryLabel(category), number: part_number, position }),
    vendor,
    cost && formatMoney(cost),
    takenOff && `taken off ${formatDay(takenOff)}`,
  ];
}

export function sumParts(parts: PartColumns[]) {
  const money = parts.reduce((sum, { cost }) => sum.plus(cost ?? 0), new Big(0));
  return [money.gt(0) ? formatMoney(money.toFixed(2)) : undefined];
}
