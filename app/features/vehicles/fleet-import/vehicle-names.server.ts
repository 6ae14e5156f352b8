import { createHash } from "node:crypto";
import type { FleetVehicle } from "./fleet-of-import.server";
import { z } from "zod";
import { type LogSettings, leftOutName, leftOutText, nameKey, vehicleNamed } from "./log-settings";

/** What a name in the file is taken to mean: a vehicle's id or leftOutName, and how that is known. */
export type NamedVehicle = {
  name: string;
  meant: string | null;
  how?: string;
  /** An answer that fits no vehicle, or several. */
  typed?: string;
  /** It was another vehicle in an earlier file than the one whose number it is. */
  isContradicted?: true;
};

const asEarlier = "as chosen for an earlier file";

type Known = { settings: LogSettings; vehicles: FleetVehicle[]; remembered: Record<string, string> };

/** The vehicle of each name in the file: as chosen, as chosen for an earlier file, or the only one that the name fits. */
export function nameVehicles(names: string[], { settings, vehicles, remembered }: Known): NamedVehicle[] {
  const ids = new Set(vehicles.map(({ id }) => id));
  const earlier = { ...settings, vehicleOf: remembered };
  const onlyMatch = matcher(vehicles);
  const meantBy = answerReader(vehicles);
  return names.map((name) => {
    const chosen = vehicleNamed(settings, name);
    const match = onlyMatch(name);
    if (chosen) {
      const meant = meantBy(chosen);
      if (!meant) return { name, meant: null, typed: chosen };
      return { name, meant, how: match?.meant === meant ? match.how : undefined };
    }
    const before = meantBy(vehicleNamed(earlier, name) ?? "");
    const isKnown = before === leftOutName || (before !== undefined && ids.has(before));
    if (isKnown && !match) return { name, meant: before, how: asEarlier };
    if (isKnown && before !== leftOutName && match!.meant !== before)
      return { name, meant: null, isContradicted: true };
    if (match) return { name, ...match };
    // The page that the file was brought to is that of one vehicle.
    return { name, meant: names.length === 1 ? settings.vehicleId : null };
  });
}

const id = z.uuid();

/** What was chosen from a menu, or typed as the list proposes it, or as a file may name it; undefined when it is none of these. */
export function answerReader(vehicles: FleetVehicle[]): (answer: string) => string | undefined {
  const onlyMatch = matcher(vehicles);
  const byText = new Map(answerTexts(vehicles).map(({ id, text }) => [nameKey(text), id]));
  return (answer) => {
    if (id.safeParse(answer).success || answer === leftOutName) return answer;
    const key = nameKey(answer);
    return key === nameKey(leftOutText) ? leftOutName : (byText.get(key) ?? onlyMatch(answer)?.meant);
  };
}

/** What is typed for each vehicle: what it is called where that is only one's, or else what else names it alone. */
export function answerTexts(vehicles: FleetVehicle[]): { id: string; text: string }[] {
  const many = new Map<string, number>();
  for (const { label } of vehicles) many.set(nameKey(label), (many.get(nameKey(label)) ?? 0) + 1);
  return vehicles.map(({ id, label, vin, serial }) => {
    const isAlone = many.get(nameKey(label)) === 1;
    return { id, text: isAlone ? label : (vin ?? serial ?? id) };
  });
}

/** How a name may point to a vehicle: what of each is compared. */
const ways: {
  how: string;
  ofVehicle: (vehicle: FleetVehicle) => string[];
  ofName: (name: string) => string;
}[] = [
  { how: "by unit number", ofVehicle: ({ unit }) => (unit ? [plainUnit(unit)] : []), ofName: plainUnit },
  { how: "by VIN", ofVehicle: ({ vin }) => (vin ? [vin] : []), ofName: plainNumber },
  {
    how: "by serial number",
    ofVehicle: ({ serial }) => (serial ? [plainNumber(serial)] : []),
    ofName: plainNumber,
  },
  { how: "by the end of the VIN", ofVehicle: ({ vin }) => endsOf(vin ?? ""), ofName: plainNumber },
  {
    how: "by the end of the serial number",
    ofVehicle: ({ serial }) => endsOf(plainNumber(serial ?? "")),
    ofName: plainNumber,
  },
];

type Match = { meant: string; how: string };

/** Finds what a name can only mean; undefined when no vehicle fits, or several do. */
function matcher(vehicles: FleetVehicle[]): (name: string) => Match | undefined {
  const indexes = ways.map(({ how, ofVehicle, ofName }) => {
    const byKey = new Map<string, Match[]>();
    for (const vehicle of vehicles) {
      for (const key of ofVehicle(vehicle)) {
        byKey.set(key, [...(byKey.get(key) ?? []), { meant: vehicle.id, how }]);
      }
    }
    return { byKey, ofName };
  });
  return (name) => {
    const found = indexes.flatMap(({ byKey, ofName }) => byKey.get(ofName(name)) ?? []);
    return new Set(found.map(({ meant }) => meant)).size === 1 ? found[0] : undefined;
  };
}

function plainNumber(text: string): string {
  return text.toUpperCase().replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** "Unit 0077" and "#77" are 77: a spreadsheet loses the zeros, and people write the rest. */
function plainUnit(text: string): string {
  const bare = nameKey(text).replace(
    /^(?:unit|truck|tractor|trailer|vehicle|no\.?|#)(?=[\s#:.\d])[\s#:.]*/,
    "",
  );
  return plainNumber(bare).replace(/^0+(?=.)/, "");
}

/** The last six and eight characters, by which many lists name a vehicle. */
function endsOf(number: string): string[] {
  return number.length > 8 ? [number.slice(-6), number.slice(-8)] : [];
}

/** The settings with what each name means. */
export function namedSettings<Own extends LogSettings>(settings: Own, named: NamedVehicle[]): Own {
  // A file that names vehicles is put on none that it does not name.
  const vehicleId = named.length > 0 ? null : settings.vehicleId;
  return { ...settings, vehicleId, vehicleOf: answersOf(named) };
}

/** The answers that the vehicles' own numbers do not give: units get other numbers, and what a number says then is the right one. */
export function chosenNames(named: NamedVehicle[]): Record<string, string> {
  return answersOf(named.filter(({ how }) => how === undefined || how === asEarlier));
}

function answersOf(named: NamedVehicle[]): Record<string, string> {
  return Object.fromEntries(
    named.flatMap(({ name, meant }): [string, string][] => (meant ? [[nameKey(name), meant]] : [])),
  );
}

export function vehicleIdsOf({ vehicleId, vehicleOf }: LogSettings): string[] {
  const chosen = [vehicleId, ...Object.values(vehicleOf)];
  return [...new Set(chosen.filter((id) => id !== null && id !== leftOutName))] as string[];
}

/** What the page showed of the names; undefined when there are none. */
export function fingerprintOf(named: NamedVehicle[]): string | undefined {
  if (named.length === 0) return undefined;
  return createHash("sha256")
    .update(named.map(({ meant }) => meant).join())
    .digest("hex");
}
