import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import { checkDigit } from "~/features/vin/vin";

type Decoded = {
  make: string;
  model: string;
  year: number;
  vehicle_type: string;
  body_class: string;
  engine_manufacturer: string | null;
  gvwr: string | null;
};

export type Unit = {
  number: string;
  makeModel: string;
  vin: string | null;
  serial: string | null;
  kind: UnitKind;
  decoded: Decoded | null;
  tires: string | null;
  meter: "mi" | "h";
  /** What the meter shows at the end. Trailers have none. */
  now: number | null;
  perWorkday: number;
  fuel: { product: "diesel" | "gasoline"; every: number; economy: number } | null;
};

const class8 = "Class 8: 33,001 lb and above (14,969 kg and above)";

function truck(
  number: string,
  [make, model, year, engine]: [string, string, number, string],
  vin: string,
  meter: { now: number; perWorkday: number; economy: number },
): Unit {
  const decoded = {
    ...{ make: make.toUpperCase(), model, year, vehicle_type: "Truck", body_class: "Truck-Tractor" },
    ...{ engine_manufacturer: engine, gvwr: class8 },
  };
  return {
    ...{ number, makeModel: `${make} ${model}`, vin: checked(vin), serial: null, kind: "truck", decoded },
    ...{ tires: "295/75R22.5", meter: "mi", now: meter.now, perWorkday: meter.perWorkday },
    fuel: { product: "diesel", every: 3, economy: meter.economy },
  };
}

function trailer(number: string, [make, model, year]: [string, string, number], vin: string): Unit {
  const decoded = {
    ...{ make: make.toUpperCase(), model, year, vehicle_type: "Trailer", body_class: "Trailer" },
    ...{ engine_manufacturer: null, gvwr: null },
  };
  return {
    ...{ number, makeModel: `${make} ${model}`, vin: checked(vin), serial: null, kind: "trailer", decoded },
    ...{ tires: "295/75R22.5", meter: "mi", now: null, perWorkday: 0, fuel: null },
  };
}

/** Made up: only the check digit at place 9 is worked out. */
function checked(vin: string): string {
  return vin.slice(0, 8) + checkDigit(vin)! + vin.slice(9);
}

export const economyFalls = "2001";
export const alternatorFails = "2002";
export const grounded = "2004";

export const units: Unit[] = [
  truck(economyFalls, ["Freightliner", "Cascadia", 2021, "Detroit Diesel"], "3AKJHHDR0MSMA0101", {
    ...{ now: 355_771, perWorkday: 430, economy: 7.1 },
  }),
  truck(alternatorFails, ["Freightliner", "Cascadia", 2019, "Detroit Diesel"], "3AKJHHDR0KSKA0102", {
    ...{ now: 512_408, perWorkday: 410, economy: 6.6 },
  }),
  truck("2003", ["Kenworth", "T680", 2022, "PACCAR"], "1XKYD49X0NJ410103", {
    ...{ now: 241_960, perWorkday: 450, economy: 7.4 },
  }),
  truck(grounded, ["Peterbilt", "579", 2020, "PACCAR"], "1XPBD49X0LD640104", {
    ...{ now: 418_233, perWorkday: 400, economy: 6.9 },
  }),
  truck("2005", ["Volvo", "VNL", 2018, "Volvo"], "4V4NC9EH0JN890105", {
    ...{ now: 633_018, perWorkday: 380, economy: 6.4 },
  }),
  truck("2006", ["International", "LT", 2023, "Cummins"], "3HSDZAPR0PN500106", {
    ...{ now: 128_406, perWorkday: 440, economy: 7.3 },
  }),
  {
    ...{
      number: "P-3",
      makeModel: "Ford F-150",
      vin: checked("1FTFW1E80NFA30107"),
      serial: null,
      kind: "truck",
    },
    decoded: {
      ...{ make: "FORD", model: "F-150", year: 2022, vehicle_type: "Truck", body_class: "Pickup" },
      ...{ engine_manufacturer: "Ford", gvwr: "Class 2E: 6,001 - 7,000 lb (2,722 - 3,175 kg)" },
    },
    ...{ tires: "275/65R18", meter: "mi", now: 40_112, perWorkday: 52 },
    fuel: { product: "gasoline", every: 9, economy: 17.8 },
  },
  {
    ...{
      number: "B-1",
      makeModel: "Blue Bird All American",
      vin: checked("1BABNBXA0LF360108"),
      serial: null,
    },
    kind: "bus",
    decoded: {
      ...{
        make: "BLUE BIRD",
        model: "All American",
        year: 2020,
        vehicle_type: "Bus",
        body_class: "Bus - School Bus",
      },
      ...{ engine_manufacturer: "Cummins", gvwr: "Class 7: 26,001 - 33,000 lb (11,794 - 14,969 kg)" },
    },
    ...{ tires: "11R22.5", meter: "mi", now: 88_340, perWorkday: 74 },
    fuel: { product: "diesel", every: 7, economy: 6.2 },
  },
  trailer("T-1", ["Wabash", "Dry Van", 2018], "1JJV532D0JL800109"),
  trailer("T-2", ["Utility", "Reefer", 2021], "1UYVS2530M7300110"),
  trailer("T-3", ["Great Dane", "Flatbed", 2016], "1GRDM9620GH700111"),
  {
    ...{ number: "L-1", makeModel: "Caterpillar 938M Wheel Loader", vin: null, serial: "J3R00112" },
    ...{ kind: "machine", decoded: null, tires: "20.5R25", meter: "h", now: 6_214.5, perWorkday: 5.5 },
    fuel: { product: "diesel", every: 5, economy: 3.4 },
  },
];
