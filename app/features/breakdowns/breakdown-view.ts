import { formatDay } from "~/ui/format";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { breakdownCosts } from "./breakdown-costs";
import type { BreakdownState } from "./breakdown-types";

type Stored = {
  breakdown_type: string;
  breakdown_date: string;
  cannot_be_driven: boolean;
  state: BreakdownState;
  notes: string | null;
  cost: string;
  parts_cost: string;
  reading: { value: string; unit: MeterUnit } | null;
};

/** Costs are left out for people who may not see them. */
export function breakdownView(breakdown: Stored, seesCosts: boolean) {
  const { reading } = breakdown;
  return {
    type: breakdown.breakdown_type,
    day: formatDay(breakdown.breakdown_date),
    state: breakdown.state,
    unsafe: breakdown.cannot_be_driven,
    mileage: reading && formatReading(reading.value, reading.unit),
    notes: breakdown.notes,
    costs: seesCosts ? breakdownCosts(breakdown) : undefined,
  };
}

export type BreakdownView = ReturnType<typeof breakdownView>;
