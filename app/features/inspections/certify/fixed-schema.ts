import { z } from "zod";
import { type ChangedState, breakdownStateSchema } from "~/features/breakdowns/breakdown-schema";
import type { Signer, TypedSignature } from "../signature";
import { signatureShape } from "../signature-schemas";
import {
  type Certified,
  type DefectToCertify,
  certifiedDefect,
  fieldsOf,
  outcomeField,
} from "./certify-schema";

export type FixedBreakdown = { change: ChangedState; certified?: Certified };

/** The state of a breakdown. One that is fixed says what becomes of the open defect that opened it: certified now, or still open. */
export function fixedSchema(defect: DefectToCertify | undefined, signer: Signer) {
  return (posted: FormData) => {
    const isFixed = posted.get("state") === "fixed";
    const outcome = defect && posted.get(outcomeField(defect.id));
    const certifies = outcome === "repaired" || outcome === "not_necessary";
    const signs = isFixed && certifies;
    const saysWhat = defect && [`note-${defect.id}`, `by-${defect.id}`].some((name) => posted.get(name));
    return z
      .object({
        ...breakdownStateSchema.shape,
        state: breakdownStateSchema.shape.state.refine(
          () => isFixed || !(certifies || saysWhat),
          "Choose Fixed to certify the repair, or empty the fields of the defect below",
        ),
        ...(defect && isFixed ? Object.fromEntries(fieldsOf(defect, posted, true)) : {}),
        ...(signs ? signatureShape(signer, posted) : {}),
      })
      .transform((fields): FixedBreakdown => {
        const { state, cost, note, version } = fields as unknown as ChangedState;
        const change = { state, cost, note, version };
        const certified = defect && isFixed ? certifiedDefect(defect.id, fields) : undefined;
        if (!certified) return { change };
        const { signatureName, signing } = fields as unknown as TypedSignature;
        return { change, certified: { outcomes: [certified], signatureName, signing } };
      });
  };
}
