const words = [
  ...["auto", "automotive", "truck", "trailer", "tractor", "tires?", "tyres?", "fleet", "diesel (?:service|parts|repair)"],
  ...["parts", "machinery", "hardware", "hydraulics?", "fasteners?", "bearings?", "d\\.?i\\.?y", "workshop"],
  ...["brakes?", "filters?", "gaskets?", "engines?", "alternators?", "starters?", "radiators?", "axles?", "clutch"],
  ...["spark", "injectors?", "coolant", "antifreeze", "grease", "shocks?", "struts?", "rotors?", "calipers?"],
  ...["mufflers?", "wipers?", "fuses?", "relays?", "sensors?", "valves?", "pistons?", "compressors?", "turbo"],
  ...["drive ?shaft", "u-?joints?", "clamps?", "hoses?", "v-?belts?", "serpentine", "batter(?:y|ies)", "seals?"],
  ...["drums?", "slack adjusters?", "air dryers?", "mud ?flaps?", "glad ?hands?", "kingpins?", "lug", "headlamps?"],
  ...["bulbs?", "thermostats?", "water pumps?", "fuel pumps?", "dexron", "15w-?40", "5w-?[234]0", "10w-?30", "ey20"],
];

/** What is said of vehicles and machines and their parts, and hardly on a grocer's or a restaurant's receipt. */
export const tradeWords = new RegExp(`(?<![a-z])(?:${words.join("|")})(?![a-z])`, "i");
