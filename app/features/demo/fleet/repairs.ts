import type { BreakdownType } from "~/features/breakdowns/breakdown-types";
import { alternatorFails, economyFalls } from "./units";

export type Repair = {
  unit: string;
  daysAgo: number;
  type: BreakdownType;
  /** Dollars, for the road call or the labor. */
  cost: string;
  notes: string;
  log: string[];
  /** From the shelf, with how many. */
  part?: [number: string, pieces: number];
  state?: "reported" | "in_work";
  cannotBeDriven?: true;
};

/** Of the truck that uses more and more fuel. */
export const coolerPart = "CAC-108";

const alternator: [string, number] = ["VA-160-136", 1];
const charging = { unit: alternatorFails, type: "Electrical Problem", part: alternator } as const;

export const repairs: Repair[] = [
  {
    ...{
      ...charging,
      daysAgo: 318,
      cost: "385.00",
      notes: "Battery light on near Joliet, towed to the yard.",
    },
    log: ["Alternator dead, replaced from stock."],
  },
  {
    ...{ ...charging, daysAgo: 221, cost: "140.00", notes: "Low voltage warning, lights dim at idle." },
    log: ["Alternator charges 12.1 V. Second one; the belt is fine."],
  },
  {
    ...{
      ...charging,
      daysAgo: 118,
      cost: "612.40",
      notes: "Stopped on I-55 with flat batteries, road call.",
    },
    log: ["Third alternator of this truck. Batteries tested good."],
  },
  {
    ...{ ...charging, daysAgo: 27, cost: "155.00", notes: "Battery light on again after two weeks of rain." },
    log: [
      "Fourth alternator in a year. Found the ground strap at the frame corroded: cleaned and replaced.",
      "Asked the vendor for warranty on the last two.",
    ],
  },
  {
    ...{ unit: economyFalls, daysAgo: 49, type: "Engine or Power Problem", cost: "220.00" },
    notes: "No power on grades, and fuel use has climbed for months. Derates when loaded.",
    log: ["Pressure test: the charge air cooler holds 12 psi, loses the rest. Replaced on service day."],
  },
  {
    ...{ unit: "2003", daysAgo: 255, type: "Windshield Damage", cost: "410.00" },
    notes: "Stone on I-70, crack across the driver's side.",
    log: ["Windshield replaced on the road."],
  },
  {
    ...{ unit: "2005", daysAgo: 190, type: "Oil Leak", cost: "265.00" },
    notes: "Oil on the floor under the front of the engine.",
    log: ["Front seal weeps. Cleaned, watched for a week, resealed."],
  },
  {
    ...{ unit: "2005", daysAgo: 74, type: "Steering Problem", cost: "180.00", part: ["TR-150", 1] },
    notes: "Pulls to the right when braking.",
    log: ["Torque rod bushing gone."],
  },
  {
    ...{ unit: "2006", daysAgo: 142, type: "Other Problem", cost: "0.00", part: ["BM-178", 1] },
    notes: "Heater blows cold on the passenger side.",
    log: ["Blower motor replaced."],
  },
  {
    ...{ unit: "B-1", daysAgo: 88, type: "Electrical Problem", cost: "95.00", part: ["HL-199", 1] },
    notes: "Left headlamp out on the evening run.",
    log: ["Headlamp replaced."],
  },
  {
    ...{ unit: "T-2", daysAgo: 36, type: "Other Damage", cost: "340.00", part: ["DH-122", 2] },
    notes: "Right rear door hit at the dock, hinges bent.",
    log: ["Hinges replaced, door squared."],
  },
  {
    ...{ unit: "L-1", daysAgo: 5, type: "Oil Leak", cost: "0.00", state: "in_work" },
    notes: "Hydraulic oil at the bucket cylinder, left side.",
    log: ["Hose ordered for the left cylinder."],
  },
  {
    ...{ unit: "2003", daysAgo: 3, type: "Other Problem", cost: "0.00", state: "reported" },
    notes: "Air leak heard at the cab when parked, gauges hold.",
    log: [],
  },
];
