import type { Scope } from "~/auth/scope";
import type { DecodedVin } from "~/features/vin/decode-vin.server";
import { checkVin, cleanVin } from "~/features/vin/vin";
import { decodeForScope } from "./vehicle-decode.server";
import { decodedFormValues } from "../vehicle-schema";

export type DecodeFacts = {
  vin: string;
  source: DecodedVin["source"];
  values: ReturnType<typeof decodedFormValues>;
  warnings: string[];
  proposals: string[];
};

type Typed = { makeModel: string; make: string; model: string; noVin: boolean };

/** Saves nothing. Replaces only values from an earlier decode, never typed ones. */
export async function decodeIntoForm(scope: Scope, vin: string, typed: Typed) {
  if (typed.noVin) return { problems: [nothingToDecode], values: nothingCarried };
  const decoded = await decodeForScope(scope, vin);
  if ("problem" in decoded) {
    const { problems } = checkVin(cleanVin(vin).vin);
    return { problems: [decoded.problem, ...(vin.trim() === "" ? [] : problems)], values: nothingCarried };
  }
  const facts = decodeFacts(decoded);
  const { make, model } = facts.values;
  const isTyped = typed.makeModel !== nameOf(typed);
  const makeModel = isTyped && typed.makeModel ? typed.makeModel : nameOf({ make, model });
  const isKnown = decoded.source !== "none";
  const carried = isKnown
    ? { ...facts.values, decodedVin: decoded.vin, decodeSource: decoded.source }
    : nothingCarried;
  return { facts, values: { vin: decoded.vin, makeModel, ...carried } };
}

const nothingToDecode =
  "This unit has no 17-character VIN, so there is nothing to decode. Press Add Vehicle, or take the tick away.";

const nothingCarried = { ...decodedFormValues({}), decodedVin: "", decodeSource: "" };

function nameOf({ make, model }: Pick<Typed, "make" | "model">): string {
  return [make, model].filter(Boolean).join(" ");
}

export function decodeFacts(decoded: DecodedVin): DecodeFacts {
  return {
    vin: decoded.vin,
    source: decoded.source,
    values: decodedFormValues(decoded.values),
    warnings: decoded.warnings,
    proposals: decoded.proposals,
  };
}
