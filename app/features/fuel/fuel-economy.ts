import Big from "big.js";
import { formatDay, formatDecimal } from "~/ui/format";
import type { MeterUnit } from "~/features/meters/meter-unit";

export type Fill = {
  id: string;
  day: string;
  /** When it was entered: breaks ties within a day. */
  enteredAt: number;
  /** Lifetime meter total, in the vehicle's own unit; null when no mileage was recorded that can be trusted. */
  lifetime: Big | null;
  /** Why the mileage cannot be trusted. */
  doubt?: string;
  gallons: Big | null;
  product: string;
  filledUp: boolean;
  /** A fill before this one was not recorded. */
  missedBefore: boolean;
};

/** Days on which a vehicle left the fleet and came back. */
export type Absence = { leftOn: string; returnedOn: string | null };

/** Distance (or hours) and gallons from one full tank to the next, or why there is no figure. */
export type Economy = Figure | { reason: string; isDoubtful?: true };

type Figure = { use: Big; gallons: Big };

/**
 * Fuel economy from full tank to full tank: all fuel since the last full tank, partial fills too, over the distance since then. Fills at
 * the same mileage are one. Only diesel and gasoline count. No figure when it cannot be known.
 */
export function fuelEconomy(fills: Fill[], absences: Absence[] = []): Map<string, Economy> {
  const economies = new Map<string, Economy>();
  for (const { id, product } of fills) {
    if (!isPropulsion(product)) economies.set(id, { reason: "Not counted in fuel economy" });
  }
  const stops = stopsOf(inOrder(fills.filter(({ product }) => isPropulsion(product))));
  let tank: Tank = emptyTank();
  for (const stop of stops) {
    tank = fillTank(tank, stop, absences);
    for (const { id } of stop.fills)
      economies.set(id, { reason: "Counted with the other fill at this mileage" });
    const last = stop.fills.at(-1)!;
    economies.set(last.id, economyAt(stop, tank));
    if (stop.filledUp && stop.lifetime) tank = { ...emptyTank(), start: stop.lifetime, lastDay: stop.day };
  }
  return economies;
}

function isPropulsion(product: string): boolean {
  return product === "diesel" || product === "gasoline";
}

type Stop = {
  fills: Fill[];
  day: string;
  lifetime: Big | null;
  doubt?: string;
  gallons: Big | null;
  filledUp: boolean;
  missedBefore: boolean;
};

/** By day; within a day by mileage when known, else as entered. */
function inOrder(fills: Fill[]): Fill[] {
  const sorted = [...fills].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : a.enteredAt - b.enteredAt || (a.id < b.id ? -1 : 1),
  );
  const days = [...new Set(sorted.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = sorted.filter((fill) => fill.day === day);
    const read = ofDay.filter(({ lifetime }) => lifetime).sort((a, b) => a.lifetime!.cmp(b.lifetime!));
    return ofDay.map((fill) => (fill.lifetime ? read.shift()! : fill));
  });
}

function stopsOf(fills: Fill[]): Stop[] {
  const stops: Stop[] = [];
  for (const fill of fills) {
    const last = stops.at(-1);
    const isSameStop =
      last?.lifetime && fill.lifetime && last.lifetime.eq(fill.lifetime) && !fill.missedBefore;
    if (!isSameStop) {
      const { day, lifetime, doubt, gallons, filledUp, missedBefore } = fill;
      stops.push({ fills: [fill], day, lifetime, doubt, gallons, filledUp, missedBefore });
      continue;
    }
    last.fills.push(fill);
    last.day = fill.day;
    last.gallons = last.gallons && fill.gallons ? last.gallons.plus(fill.gallons) : null;
    last.filledUp ||= fill.filledUp;
  }
  return stops;
}

/** What is known since the last full tank. */
type Tank = {
  start: Big | null;
  gallons: Big;
  lastDay: string | null;
  missed: boolean;
  away: boolean;
  unknownOn: string | null;
};

function emptyTank(): Tank {
  return { start: null, gallons: new Big(0), lastDay: null, missed: false, away: false, unknownOn: null };
}

function fillTank(tank: Tank, stop: Stop, absences: Absence[]): Tank {
  const { lastDay } = tank;
  // An absence that began and ended on one day was a slip, as for the cost of a mile.
  const wasAway =
    lastDay !== null &&
    absences.some(
      ({ leftOn, returnedOn }) =>
        leftOn !== returnedOn &&
        leftOn < stop.day &&
        (returnedOn === null || returnedOn > lastDay) &&
        leftOn >= lastDay,
    );
  return {
    ...tank,
    gallons: tank.gallons.plus(stop.gallons ?? 0),
    lastDay: stop.day,
    missed: tank.missed || stop.missedBefore,
    away: tank.away || wasAway,
    unknownOn: tank.unknownOn ?? (stop.gallons ? null : stop.day),
  };
}

function economyAt(stop: Stop, tank: Tank): Economy {
  if (!stop.filledUp) return { reason: "Not filled up: counted at the next full tank" };
  if (stop.doubt) return { reason: `${stop.doubt} Counted at the next full tank`, isDoubtful: true };
  if (!stop.lifetime) return { reason: "No mileage: counted at the next full tank" };
  if (!tank.start) return { reason: "First full tank: the next one gives a figure" };
  if (tank.missed) return { reason: "A fill before this one is missing" };
  if (tank.away) return { reason: "The vehicle was away from the fleet since the last full tank" };
  if (tank.unknownOn) return { reason: `The gallons of ${formatDay(tank.unknownOn)} are missing` };
  const use = stop.lifetime.minus(tank.start);
  if (use.lt(0)) return { reason: "The mileage is below that of the last full tank" };
  if (use.eq(0)) return { reason: "Not driven since the last full tank" };
  return { use, gallons: tank.gallons };
}

/** With fewer figures nothing is usual. */
const minFigures = 3;
/** A fill that was not entered makes twice the usual; load and season make no half more. */
const farOff = 1.5;

/** A figure far from the middle one of the vehicle becomes a question, and so is left out of its average. */
export function questionFarOff(economies: Map<string, Economy>, unit: MeterUnit): Map<string, Economy> {
  const figures = [...economies.values()].filter((one): one is Figure => "use" in one);
  if (figures.length < minFigures) return economies;
  const usual = [...figures].sort((a, b) => ratioOf(a).cmp(ratioOf(b)))[Math.floor(figures.length / 2)]!;
  return new Map(
    [...economies].map(([id, economy]): [string, Economy] => {
      if (!("use" in economy) || !isFarOff(economy, usual)) return [id, economy];
      const [own, others] = [economy, usual].map((one) => formatEconomy(one, unit));
      const reason = `${own} is far from this vehicle's usual ${others}: was a fill missed? Not in the average`;
      return [id, { reason, isDoubtful: true }];
    }),
  );
}

function ratioOf({ use, gallons }: Figure): Big {
  return use.div(gallons);
}

function isFarOff(figure: Figure, usual: Figure): boolean {
  const times = ratioOf(figure).div(ratioOf(usual));
  return times.gt(farOff) || times.lt(new Big(1).div(farOff));
}

/** Over all full tanks that have a figure; undefined when none does. */
export function averageEconomy(economies: Iterable<Economy>): Figure | undefined {
  let use = new Big(0);
  let gallons = new Big(0);
  for (const economy of economies) {
    if ("reason" in economy) continue;
    use = use.plus(economy.use);
    gallons = gallons.plus(economy.gallons);
  }
  return gallons.eq(0) ? undefined : { use, gallons };
}

const litersPerGallon = new Big("3.785411784");

/** Miles per US gallon, liters per 100 km, or US gallons per hour; rounded half up to one decimal. */
export function formatEconomy({ use, gallons }: Figure, unit: MeterUnit): string {
  if (unit === "mi") return `${formatDecimal(use.div(gallons).toFixed(1))} mpg`;
  if (unit === "km") {
    return `${formatDecimal(gallons.times(litersPerGallon).times(100).div(use).toFixed(1))} L/100 km`;
  }
  return `${formatDecimal(gallons.div(use).toFixed(1))} gal/h`;
}
