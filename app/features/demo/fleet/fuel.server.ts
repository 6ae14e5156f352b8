import Big from "big.js";
import { addRow, dayAgo, isWorkday, momentOf } from "../sample-company.server";
import { type MeterLog, daysOfHistory, readMeter } from "./meter-log.server";
import { economyFalls } from "./units";

/** Since when the truck of the first story uses more, and since when it has a new charge air cooler (days ago). */
export const economyFallsFrom = 200;
export const coolerReplaced = 48;

const sellers = [
  ["Prairie Travel Plaza", "Lincoln, IL", "IL"],
  ["Three Rivers Fuel", "Columbia, MO", "MO"],
  ["Crossroads Truck Stop", "Gary, IN", "IN"],
  ["Bluff City Fuel", "Osceola, AR", "AR"],
] as const;

export function addFuel(log: MeterLog): void {
  const { unit, company, values } = log;
  if (!unit.fuel) return;
  let filledAt = daysOfHistory;
  let owed = 0;
  for (let days = daysOfHistory - 1; days >= 2; days--) {
    const isDue = filledAt - days >= unit.fuel.every && isWorkday(dayAgo(company, days));
    const run = values[days]! - values[filledAt]!;
    if (!isDue || run <= 0) continue;
    const needed = owed + (unit.meter === "h" ? run * economyOn(log, days) : run / economyOn(log, days));
    const filledUp = !company.random.happens(0.03);
    const gallons = filledUp ? needed : needed / 2;
    owed = needed - gallons;
    filledAt = days;
    addReceipt(log, { days, gallons, filledUp });
  }
}

/** Miles a gallon, or gallons an hour. */
function economyOn({ unit, company }: MeterLog, days: number): number {
  const usual = unit.fuel!.economy * (0.97 + company.random.share() * 0.06);
  if (unit.number !== economyFalls || days > economyFallsFrom || days < coolerReplaced) return usual;
  return usual * (1 - (0.25 * (economyFallsFrom - days)) / (economyFallsFrom - coolerReplaced));
}

type Fill = { days: number; gallons: number; filledUp: boolean };

function addReceipt(log: MeterLog, { days, gallons, filledUp }: Fill): void {
  const { company, unit, vehicleId } = log;
  const { product } = unit.fuel!;
  const bought = new Big(gallons).round(1, Big.roundHalfUp);
  const season = Math.sin((days / 364) * 2 * Math.PI) * 0.18;
  const price = new Big(
    (product === "gasoline" ? 3.19 : 3.72) + season + company.random.share() * 0.12,
  ).round(3);
  const [seller, place, state] = company.random.pick(sellers);
  const isOnRoad = unit.kind === "truck" && unit.number.startsWith("2");
  addRow(company, "fuel_receipts", {
    vehicle_id: vehicleId,
    user_id: company.people.driver.id,
    receipt_date: dayAgo(company, days),
    product,
    gallons: bought.toFixed(1),
    price_per_gallon: price.toFixed(3),
    total_cost: bought.times(price).round(2, Big.roundHalfUp).toFixed(2),
    filled_up: filledUp,
    state: isOnRoad ? state : "IL",
    seller: isOnRoad ? seller : "Yard tank",
    seller_place: isOnRoad ? place : null,
    meter_reading_id: readMeter(log, days, "fuel"),
    created_at: momentOf(dayAgo(company, days), "17:10"),
  });
}
