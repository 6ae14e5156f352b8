import { z } from "zod";
import { type ChangedState, breakdownStateSchema } from "~/features/breakdowns/breakdown-schema";
import { signatureName } from "../inspection-schema";
import {
  type Certified,
  type DefectToCertify,
  certifiedDefect,
  fieldsOf,
  outcomeField,
} from "./certify-schema";

export type FixedBreakdown = { change: ChangedState; certified?: Certified };

/** The state of a breakdown. One that is fixed says what becomes of the open defect that opened it: certified now, or still open. */
export function fixedSchema(defect: DefectToCertify | undefined) {
  return (posted: FormData) => {
    const isFixed = posted.get("state") === "fixed";
    const outcome = defect && posted.get(outcomeField(defect.id));
    const signs = isFixed && (outcome === "repaired" || outcome === "not_necessary");
    return z
      .object({
        ...breakdownStateSchema.shape,
        ...(defect && isFixed ? Object.fromEntries(fieldsOf(defect, posted, true)) : {}),
        ...(signs ? { signatureName } : {}),
      })
      .transform((fields): FixedBreakdown => {
        const { state, cost, note, version } = fields as unknown as ChangedState;
        const change = { state, cost, note, version };
        const certified = defect && isFixed ? certifiedDefect(defect.id, fields) : undefined;
        if (!certified) return { change };
        const signedBy = (fields as unknown as { signatureName: string }).signatureName;
        return { change, certified: { outcomes: [certified], signatureName: signedBy } };
      });
  };
}
