import { z } from "zod";
import { type VinAnswer, known } from "./decoded-values";

/** NHTSA's public decoder, https://vpic.nhtsa.dot.gov/api/: a list of Variable/Value pairs. */
const decodeVinUrl = "https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVin";
const patience = 4000;

const pairs = z.object({
  Results: z.array(z.object({ Variable: z.string(), Value: z.string().nullable() })),
});

export type OnlineAnswer = VinAnswer | { problem: string };

/** At most two tries within 4 seconds. Failures are returned as a problem, never thrown. */
export async function askVpic(vin: string): Promise<OnlineAnswer> {
  const signal = AbortSignal.timeout(patience);
  const answer = await askOnce(vin, signal);
  return "problem" in answer && answer.again && !signal.aborted ? askOnce(vin, signal) : answer;
}

type OneAnswer = VinAnswer | { problem: string; again: boolean };

async function askOnce(vin: string, signal: AbortSignal): Promise<OneAnswer> {
  let found: z.infer<typeof pairs>;
  try {
    const response = await fetch(`${decodeVinUrl}/${encodeURIComponent(vin)}?format=json`, { signal });
    if (!response.ok) {
      await response.text();
      const problem = `NHTSA's online decoder answered with error ${response.status}.`;
      return { problem, again: response.status >= 500 };
    }
    found = pairs.parse(await response.json());
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return { problem: "NHTSA's online decoder gave an answer that could not be read.", again: false };
    }
    if (signal.aborted) return { problem: "NHTSA's online decoder did not answer in time.", again: false };
    return { problem: "NHTSA's online decoder could not be reached.", again: true };
  }
  return readAnswer(found.Results);
}

function readAnswer(results: { Variable: string; Value: string | null }[]): VinAnswer {
  const given = new Map(results.map(({ Variable, Value }) => [Variable, Value?.trim()]));
  const value = (variable: string) => {
    const text = given.get(variable);
    return text && text !== "Not Applicable" ? text : undefined;
  };
  const year = Number(value("Model Year"));
  const values = known({
    make: value("Make"),
    model: value("Model"),
    year: Number.isInteger(year) && year > 1900 ? year : undefined,
    vehicle_type: value("Vehicle Type"),
    engine_model: value("Engine Model"),
    body_class: value("Body Class"),
    engine_manufacturer: value("Engine Manufacturer"),
    gvwr: value("Gross Vehicle Weight Rating From"),
  });
  // Error code 0 means no error; its text only says so.
  const complaint = given.get("Error Code") === "0" ? undefined : value("Error Text");
  return { values, maker: value("Manufacturer Name"), notes: complaint ? [`NHTSA says: ${complaint}`] : [] };
}
