import type { SubmissionResult } from "@conform-to/react";
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

type Typed = SubmissionResult["initialValue"] & object;

/** Fills the add form from the VIN that was typed: nothing is saved, and nothing typed is replaced. */
export async function decodeIntoForm(
  scope: Scope,
  typed: Typed,
): Promise<{ result: SubmissionResult<string[]>; facts?: DecodeFacts }> {
  const vin = typeof typed.vin === "string" ? typed.vin : "";
  const decoded = await decodeForScope(scope, vin);
  if ("problem" in decoded) {
    const { problems } = checkVin(cleanVin(vin).vin);
    const error = { vin: [decoded.problem, ...(vin.trim() === "" ? [] : problems)] };
    return { result: { status: "error", error, initialValue: typed } };
  }
  const facts = decodeFacts(decoded);
  const { make, model } = facts.values;
  const makeModel = typed.makeModel || [make, model].filter(Boolean).join(" ");
  const carried =
    decoded.source === "none"
      ? {}
      : { ...facts.values, decodedVin: decoded.vin, decodeSource: decoded.source };
  const initialValue = { ...typed, vin: decoded.vin, makeModel, ...carried };
  return { result: { initialValue, error: {} }, facts };
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
