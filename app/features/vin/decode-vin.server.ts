import { type DecodedValues, type VinAnswer, withFittingBody } from "./decoded-values";
import { checkVin, cleanVin } from "./vin";
import { askVpic } from "./vpic-online.server";

export type DecodeOptions = {
  /** Reads the tables. A function, so that no transaction is open while vPIC is asked. */
  lookup: (vin: string) => Promise<VinAnswer>;
  /** `fallback` asks vPIC if the tables have no model; imports use `never`. */
  online: "never" | "fallback" | "always";
};

export type DecodedVin = {
  vin: string;
  source: "tables" | "online" | "none";
  values: DecodedValues;
  maker?: string;
  warnings: string[];
  proposals: string[];
};

/** Refuses only text that does not have 17 characters; everything else is a warning. */
export async function decodeVin(
  typed: string,
  options: DecodeOptions,
): Promise<DecodedVin | { problem: string }> {
  const { vin, notes } = cleanVin(typed);
  if (vin.length !== 17) return { problem: "VIN must be exactly 17 characters" };
  const { problems, proposals } = checkVin(vin);
  const tables = await options.lookup(vin);
  const ask = options.online === "always" || (options.online === "fallback" && !tables.values.model);
  const { source, ...found } = ask ? await withOnline(vin, tables) : { ...tables, source: sourceOf(tables) };
  const answer = withFittingBody(found);
  return {
    vin,
    source,
    values: answer.values,
    maker: answer.maker,
    warnings: [...notes, ...problems, ...answer.notes],
    proposals,
  };
}

async function withOnline(
  vin: string,
  tables: VinAnswer,
): Promise<VinAnswer & { source: DecodedVin["source"] }> {
  const online = await askVpic(vin);
  if ("problem" in online) {
    const kept = tables.values.make ? " The values are those of the built-in tables." : "";
    return { ...tables, notes: [...tables.notes, online.problem + kept], source: sourceOf(tables) };
  }
  // Without a model, vPIC knows no more than the tables and only fills their gaps.
  const leads = online.values.model !== undefined || !tables.values.make;
  return {
    source: leads && online.values.make ? "online" : sourceOf(tables),
    values: leads ? { ...tables.values, ...online.values } : { ...online.values, ...tables.values },
    maker: online.maker ?? tables.maker,
    notes: [...tables.notes, ...online.notes],
  };
}

function sourceOf(answer: VinAnswer): "tables" | "none" {
  return answer.values.make ? "tables" : "none";
}
