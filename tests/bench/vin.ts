import { openDatabase } from "~db/client";
import { parseDatabaseUrl } from "~db/connection";
import { type DecodedVin, decodeVin } from "~/features/vin/decode-vin.server";
import { cleanVin } from "~/features/vin/vin";
import { decodeFromTables } from "~/features/vin/vin-tables.server";
import { sampleRows, samplesAvailable } from "../support/samples";
import { startTestServer } from "../support/test-server";

/** A VIN with its correct decode; empty labels are not counted. */
type Labelled = { file: string; vin: string; make?: string; model?: string; year?: string };
type Decode = (vin: string) => Promise<DecodedVin | { problem: string }>;

// The day the labels were made, so that "next model year" does not move on without them.
const today = "2026-11-27";

const lightFiles = [
  "libvin_known_decodes",
  "davidpeckham_known_decodes",
  "corgi_fixtures",
  "vpic_pattern_vins",
];
const otherFiles = ["dealer_stock_by_make", "mixed_light_vehicles", "heavy_trucks_and_trailers"];
const fleetFiles = ["leased_tractors_and_trailers", "municipal_public_works"];

function light(): Labelled[] {
  const known = lightFiles.flatMap((file) =>
    sampleRows(`vin/${file}.csv`).map(({ vin, make, model, year, model_year }) => ({
      file,
      vin: vin!,
      make,
      model,
      year: year ?? model_year,
    })),
  );
  const stock = sampleRows("vin/dealer_stock_by_make.csv").map(({ vin, name }) => ({
    file: "dealer_stock_by_make",
    vin: vin!,
    make: name,
  }));
  return [...known, ...stock];
}

function heavy(): Labelled[] {
  const known = sampleRows("vin/heavy_trucks_and_trailers.csv").map((row) => ({
    file: "heavy_trucks_and_trailers",
    vin: row.vin!,
    make: row.make || brand(row.maker_from_WMI!),
    model: row.model,
    year: row.year,
  }));
  return [...known, ...fleetFiles.flatMap(heavyUnits)];
}

/** Units of a heavy maker, or dump trucks by name, whose listed year is one that the VIN's tenth character allows. */
function heavyUnits(file: string): Labelled[] {
  const answers = sampleRows(`fleet/${file}.expected.csv`);
  return sampleRows(`fleet/${file}.csv`).flatMap((unit, index) => {
    const { vin_found, year_candidates, maker_from_WMI } = answers[index]!;
    const year = (unit.Year ?? unit.Modelo)!.slice(0, 4);
    const dumpTruck = unit.Marca?.includes("VOLTEO") ? unit.Marca : "";
    const make = brand(maker_from_WMI!) || dumpTruck;
    const counts = make && year && year_candidates!.split("/").includes(year);
    return counts ? [{ file, vin: vin_found!, make, year }] : [];
  });
}

/** Removes the country and the type: "FREIGHTLINER (Mexico)", "WABASH trailer". */
function brand(makerFromWmi: string): string {
  return makerFromWmi.replace(/\(.*\)| trailer$/g, "").trim();
}

/** Compares letters and digits only; one may contain the other. */
function agrees(answer: string | number | undefined, label: string): boolean {
  const [given, right] = [answer, label].map((text) =>
    String(text ?? "")
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ""),
  ) as [string, string];
  return given !== "" && (given.includes(right) || right.includes(given));
}

type Verdict = {
  what: "make" | "year" | "model";
  answer: string | number | undefined;
  label: string;
  right: boolean;
};

async function judge(vehicle: Labelled, decode: Decode): Promise<Verdict[]> {
  const decoded = await decode(vehicle.vin);
  const values = "problem" in decoded ? {} : decoded.values;
  return (["make", "year", "model"] as const).flatMap((what) => {
    const label = vehicle[what];
    return label ? [{ what, answer: values[what], label, right: agrees(values[what], label) }] : [];
  });
}

async function report(title: string, vehicles: Labelled[], decode: Decode): Promise<void> {
  const verdicts: Verdict[] = [];
  const misses: string[] = [];
  let rightVehicles = 0;
  for (const vehicle of vehicles) {
    const ofVehicle = await judge(vehicle, decode);
    verdicts.push(...ofVehicle);
    const wrong = ofVehicle.filter(({ right }) => !right);
    if (wrong.every(({ what }) => what === "model")) rightVehicles += 1;
    if (wrong.length === 0) continue;
    const told = wrong.map(({ what, answer, label }) => `${what} ${answer ?? "unknown"}, should be ${label}`);
    misses.push(`    ${vehicle.vin} (${vehicle.file}): ${told.join("; ")}`);
  }
  const share = (name: string, of: Verdict[]) =>
    console.log(`  ${name}: ${rate(of.filter(({ right }) => right).length, of.length)}`);
  const models = verdicts.filter(({ what }) => what === "model");
  console.log(`${title}: ${vehicles.length} vehicles`);
  console.log(`  make and year: ${rate(rightVehicles, vehicles.length)}`);
  share(
    "make",
    verdicts.filter(({ what }) => what === "make"),
  );
  share(
    "year",
    verdicts.filter(({ what }) => what === "year"),
  );
  share("model", models);
  share(
    "model, where one is answered",
    models.filter(({ answer }) => answer !== undefined),
  );
  console.log([`  misses: ${misses.length}`, ...misses].join("\n"));
}

function rate(right: number, of: number): string {
  return `${right} of ${of} (${of === 0 ? "-" : ((100 * right) / of).toFixed(1)} %)`;
}

async function reportRefused(decode: Decode): Promise<void> {
  const numbers = [
    ...[...lightFiles, ...otherFiles].flatMap((file) => sampleRows(`vin/${file}.csv`).map((row) => row.vin!)),
    ...sampleRows("vin/invalid_and_odd_vins.csv").map((row) => row.as_found!),
    ...fleetFiles.flatMap((file) => sampleRows(`fleet/${file}.expected.csv`).map((row) => row.vin_found!)),
  ];
  const vins = numbers.filter((number) => cleanVin(number).vin.length === 17);
  const refused: string[] = [];
  for (const vin of vins) if ("problem" in (await decode(vin))) refused.push(vin);
  console.log(`Refused: ${refused.length} of the ${vins.length} with 17 characters ${refused.join(" ")}`);
}

async function main(url: string): Promise<void> {
  const db = openDatabase(parseDatabaseUrl(url), 1);
  const times: number[] = [];
  const lookup = async (vin: string) => {
    const start = performance.now();
    const answer = await decodeFromTables(db, vin, today);
    times.push(performance.now() - start);
    return answer;
  };
  const decode: Decode = (vin) => decodeVin(vin, { lookup, online: "never" });
  await report("Light", light(), decode);
  await report("Heavy", heavy(), decode);
  await reportRefused(decode);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(2);
  console.log(
    `One decode from the tables: median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, of ${times.length}`,
  );
  await db.destroy();
}

if (!samplesAvailable) console.log("Not measured: set SAMPLES to the folder of the test data.");
else {
  const server = await startTestServer();
  try {
    await main(await server.copy("bench"));
  } finally {
    await server.stop();
  }
}
