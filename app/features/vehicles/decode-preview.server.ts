import type { Scope } from "~/auth/scope";
import type { DecodedVin } from "../vin/decode-vin.server";
import { checkVin, cleanVin } from "../vin/vin";
import { decodeForScope } from "./vehicle-decode.server";
import { decodedFormValues } from "./vehicle-schema";

export type DecodeFacts = {
  vin: string;
  source: DecodedVin["source"];
  values: ReturnType<typeof decodedFormValues>;
  warnings: string[];
  proposals: string[];
};

/** What the VIN says, and the values to put into the add form: nothing is saved, and nothing typed is replaced. */
export async function decodeIntoForm(scope: Scope, vin: string, typedMakeModel: string) {
  const decoded = await decodeForScope(scope, vin);
  if ("problem" in decoded) {
    const { problems } = checkVin(cleanVin(vin).vin);
    return { problems: [decoded.problem, ...(vin.trim() === "" ? [] : problems)] };
  }
  const facts = decodeFacts(decoded);
  const { make, model } = facts.values;
  const makeModel = typedMakeModel || [make, model].filter(Boolean).join(" ");
  const carried =
    decoded.source === "none"
      ? {}
      : { ...facts.values, decodedVin: decoded.vin, decodeSource: decoded.source };
  return { facts, values: { vin: decoded.vin, makeModel, ...carried } };
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
