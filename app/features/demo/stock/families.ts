/** A kind of part that the sample company keeps in several variants. */
export type Family = {
  description: string;
  maker: string;
  prefix: string;
  vendor: string;
  variants: readonly string[];
  /** Dollars of the first variant. */
  cost: number;
  /** Sold every week. */
  isFast?: true;
  /** Dollars. */
  core?: number;
  /** Fitted in the own shop. */
  category?: string;
};

const engines = [
  ...["Cummins X15", "Cummins ISX", "Cummins B6.7", "Cummins L9", "Detroit DD13", "Detroit DD15"],
  ...["Detroit DD16", "PACCAR MX-11", "PACCAR MX-13", "Volvo D11", "Volvo D13", "International A26"],
  ...["Caterpillar C9", "Caterpillar C13", "Mack MP7", "Mack MP8"],
] as const;
const sizes = [
  ...['1/4"', '3/8"', '1/2"', '5/8"', '3/4"', '1"', '1-1/4"', '1-1/2"', '1-3/4"', '2"', '2-1/4"', '2-1/2"'],
  ...['3"', '3-1/2"', '4"', '5"'],
] as const;
const axles = [
  ...[
    "steer, 12K",
    "steer, 13.2K",
    "drive, 38K",
    "drive, 40K",
    "drive, 46K",
    "trailer, 22.5K",
    "trailer, 25K",
  ],
  ...["steer, 14.6K", "lift, 13.2K", "tag, 20K", "drive, 44K", "trailer, 30K", "steer, 10K", "pusher, 20K"],
  ...["bus front", "bus rear"],
] as const;
const lamps = [
  ...["red", "amber", "clear", "red, 2 in", "amber, 2 in", "clear, 2 in", "red, oval", "amber, oval"],
  ...["clear, oval", "red, grommet", "amber, grommet", "red, flange", "amber, flange", "red, 24 V"],
  ...["amber, 24 V", "amber, strobe"],
] as const;
const positions = [
  ...["left front", "right front", "left rear", "right rear", "left, day cab", "right, day cab"],
  ...["left, sleeper", "right, sleeper", "upper", "lower", "inner", "outer", "center", "rear center"],
  ...["left, bus", "right, bus"],
] as const;
const models = [
  ...["Cascadia", "Cascadia, from 2018", "T680", "T680, from 2022", "T880", "579", "389", "VNL, to 2018"],
  ...["VNL, from 2019", "VNR", "LT", "LT, from 2021", "Anthem", "49X", "All American", "Vision"],
] as const;

const [prairie, midline, lakeside, tristate] = [
  "Prairie Truck Parts",
  "Midline Supply",
  "Lakeside Diesel",
  "Tri-State Brake",
];

type Short = [description: string, maker: string, prefix: string, vendor: string, cost: number];

function family(
  [description, maker, prefix, vendor, cost]: Short,
  variants: readonly string[],
  more: Pick<Family, "isFast" | "core" | "category"> = {},
): Family {
  return { description, maker, prefix, vendor, cost, variants, ...more };
}

const fast = { isFast: true } as const;

export const families: Family[] = [
  family(["Oil filter", "Norfil", "NF-", prairie, 11.4], engines, { ...fast, category: "filters_oil" }),
  family(["Fuel filter", "Norfil", "NFF-", prairie, 14.2], engines, { ...fast, category: "filters_fuel" }),
  family(["Water separator", "Norfil", "NWS-", prairie, 21.5], engines, fast),
  family(["Air filter", "Norfil", "NA-", prairie, 38.9], models, { ...fast, category: "filters_air" }),
  family(["Cabin filter", "Norfil", "NC-", prairie, 12.6], models),
  family(["Coolant filter", "Norfil", "NCF-", prairie, 9.1], engines),
  family(["Air dryer cartridge", "Halvor", "AD-", tristate, 34.8], positions, fast),
  family(["Brake shoe kit", "Halvor", "BSK-", tristate, 46.0], axles, {
    ...fast,
    category: "brakes_rear_drum",
  }),
  family(["Brake drum", "Ironridge", "BD-", tristate, 88.5], axles, fast),
  family(["Brake chamber", "Halvor", "BC-", tristate, 32.4], axles, fast),
  family(["Slack adjuster", "Halvor", "SA-", tristate, 41.7], axles),
  family(["S-cam shaft", "Ironridge", "SC-", tristate, 62.0], axles),
  family(["Wheel seal", "Duralip", "WS-", tristate, 19.9], axles, fast),
  family(["Wheel bearing set", "Duralip", "WB-", tristate, 37.2], axles),
  family(["Hub cap", "Duralip", "HC-", tristate, 16.3], axles),
  family(["Air spring", "Loftair", "AS-", midline, 97.0], models),
  family(["Shock absorber", "Loftair", "SH-", midline, 54.5], models),
  family(["Leveling valve", "Loftair", "LV-", midline, 61.8], positions),
  family(["Torque rod", "Ironridge", "TR-", midline, 104.0], models),
  family(["U-joint", "Ironridge", "UJ-", midline, 39.5], sizes),
  family(["Alternator 12 V", "Voltarc", "VA-160-", lakeside, 262.0], engines, {
    core: 75,
    category: "alternator",
  }),
  family(["Starter 12 V", "Voltarc", "VS-", lakeside, 288.0], engines, { core: 95, category: "starter" }),
  family(["Battery cable", "Voltarc", "VC-", lakeside, 13.9], sizes),
  family(["Turbocharger", "Kestrel", "KT-", lakeside, 1180.0], engines, { core: 400 }),
  family(["Charge air cooler", "Kestrel", "CAC-", lakeside, 612.0], models, {
    category: "charge_air_cooler",
  }),
  family(["Radiator", "Kestrel", "KR-", lakeside, 704.0], models, { category: "radiator" }),
  family(["Radiator hose", "Kestrel", "KH-", lakeside, 22.7], models, { category: "radiator_hose" }),
  family(["Water pump", "Kestrel", "WP-", lakeside, 174.0], engines, { core: 45 }),
  family(["Fan belt", "Kestrel", "FB-", lakeside, 26.4], engines, fast),
  family(["Belt tensioner", "Kestrel", "BT-", lakeside, 71.0], engines),
  family(["Thermostat", "Kestrel", "TH-", lakeside, 24.1], engines),
  family(["NOx sensor", "Kestrel", "NX-", lakeside, 318.0], engines),
  family(["EGR valve", "Kestrel", "EG-", lakeside, 402.0], engines, { core: 120 }),
  family(["Injector", "Kestrel", "IN-", lakeside, 341.0], engines, { core: 110 }),
  family(["Air compressor", "Halvor", "ACM-", tristate, 455.0], engines, {
    core: 150,
    category: "compressor_air",
  }),
  family(["A/C compressor", "Coldridge", "CC-", midline, 236.0], models, {
    core: 60,
    category: "compressor_hvac",
  }),
  family(["Blower motor", "Coldridge", "BM-", midline, 68.0], models),
  family(["LED marker lamp", "Brightway", "ML-", midline, 4.9], lamps, fast),
  family(["LED stop, tail and turn lamp", "Brightway", "ST-", midline, 11.8], lamps, fast),
  family(["Headlamp", "Brightway", "HL-", midline, 148.0], models),
  family(["Mirror", "Brightway", "MR-", midline, 92.0], positions),
  family(["Wiper blade", "Brightway", "WW-", midline, 6.8], sizes, fast),
  family(["Air line fitting", "Fitwell", "AF-", prairie, 2.35], sizes, fast),
  family(["Hydraulic hose", "Fitwell", "HH-", prairie, 18.6], sizes),
  family(["Hose clamp", "Fitwell", "CL-", prairie, 1.15], sizes, fast),
  family(["Mud flap", "Fitwell", "MF-", prairie, 14.4], positions),
  family(["Door hinge, trailer", "Fitwell", "DH-", prairie, 27.8], positions),
  family(["Glad hand", "Fitwell", "GH-", prairie, 5.6], lamps),
  family(["Exhaust clamp", "Fitwell", "EC-", prairie, 7.9], sizes),
];

/** Bought for trucks that nobody brings any more: the shelf that has not moved for a year. */
export const deadBin = "Z9";
export const deadFamily: Family = family(
  ["Cab mount, Loadmaster (no longer made)", "Ironridge", "LM-", midline, 84.0],
  positions,
);
