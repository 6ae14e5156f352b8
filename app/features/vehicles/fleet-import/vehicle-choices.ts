import type { OwnChoice } from "~/features/imports/import-kind";
import type { FleetOfImport } from "./fleet-of-import.server";
import { type LogSettings, leftOutName, leftOutText } from "./log-settings";
import { type NamedVehicle, answerReader, answerTexts } from "./vehicle-names.server";

/** Asks which vehicle the log is about or, if it names vehicles, which one each name means. */
export function vehicleChoices(
  settings: LogSettings,
  { vehicles }: FleetOfImport,
  named: NamedVehicle[],
): OwnChoice[] {
  const asked = named.slice(0, maxAsked);
  const isTyped = vehicles.length * Math.max(1, asked.length) > maxOptions;
  const ways = isTyped ? typedIn(vehicles) : chosenFrom(vehicles, asked.length > 0);
  if (asked.length === 0) {
    const value = ways.valueOf(answerReader(vehicles)(settings.vehicleId ?? "") ?? settings.vehicleId ?? "");
    return [{ name: "vehicleId", label: "The log is about", value, ...ways.first }];
  }
  return [
    ...asked.map((one, index) => ({
      name: `vehicles[${index}]`,
      label: `“${one.name}” in the file is`,
      hint: hintOf(one),
      value: one.typed ?? ways.valueOf(one.meant ?? ""),
      ...(index === 0 ? ways.first : ways.others),
    })),
    { name: "vehicleId", value: settings.vehicleId ?? "" },
  ];
}

function hintOf({ meant, how, typed, isContradicted }: NamedVehicle): string | undefined {
  if (typed) return `No vehicle, or more than one, is “${typed}”.`;
  if (isContradicted) return "In an earlier file it was another vehicle than the one whose number it is now.";
  return how && `${meant === leftOutName ? "Left out," : "Found"} ${how}.`;
}

type Vehicles = FleetOfImport["vehicles"];

function chosenFrom(vehicles: Vehicles, mayLeaveOut: boolean) {
  const options = [
    { value: "", label: "Choose a vehicle" },
    ...vehicles.map(({ id, label }) => ({ value: id, label })),
    ...(mayLeaveOut ? [{ value: leftOutName, label: leftOutText }] : []),
  ];
  return { valueOf: (meant: string) => meant, first: { options }, others: { options } };
}

/** Where the menus would be too long: a unit number, a VIN, or one of the proposals, which all fields share. */
function typedIn(vehicles: Vehicles) {
  const texts = answerTexts(vehicles);
  const textOf = new Map([...texts.map(({ id, text }) => [id, text] as const), [leftOutName, leftOutText]]);
  const proposals = [leftOutText, ...texts.slice(0, maxProposals).map(({ text }) => text)];
  return {
    valueOf: (meant: string) => textOf.get(meant) ?? meant,
    first: { isTyped: true, proposals },
    others: { isTyped: true },
  };
}

/** What the page says first: how many names were understood, and whether some were not. */
export function namesHint(about: string | null, named: NamedVehicle[]): string[] {
  const open = named.length === 0 ? !about : named.some(({ meant }) => !meant);
  if (open) return ["Choose below which vehicle the file is about, then press Read Again."];
  const found = named.filter(({ how, meant }) => how && meant !== leftOutName).slice(0, maxNamed);
  if (found.length === 0) return [];
  const each = found.map(({ name, how }) => `“${name}” ${how}`).join(", ");
  return [`Vehicles were found: ${each}. Choose another below if one is wrong.`];
}

const maxAsked = 200;
const maxNamed = 5;
/** In all menus together. */
const maxOptions = 1_000;
const maxProposals = 500;
