import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { formatTime } from "~/ui/format";
import {
  changeBreakdownState,
  closeBreakdown,
  keepBreakdownOpen,
} from "~/features/breakdowns/breakdown-follow-up.server";
import { today } from "~/features/calendar/today";
import { recordRepair } from "~/features/service/service.server";
import type { WhichRecord } from "~/features/vehicles/lock-record.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { type Inspection, readInspection } from "../get-inspection.server";
import { itemOfUnit, kindNames } from "../items/inspection-items";
import { type SignatureProblem, act } from "../inspection-signatures.server";
import { signatureOf } from "../signature.server";
import type { Certified, CertifiedDefect } from "./certify-schema";
import type { FixedBreakdown } from "./fixed-schema";

type Done = { stillOpen: number; openBreakdowns: number };

/**
 * The carrier certifies that each named defect is repaired or needs no repair; each defect once, all of them or none. A repair is written
 * into the vehicle's service (49 CFR 396.3(c)), and closes the breakdown that the defect opened unless it is to stay open.
 */
export async function certifyRepair(scope: Scope, inspectionId: string, certified: Certified, token: string) {
  return act<Done>(scope, inspectionId, token, (trx, report) => certify(trx, scope, report, certified));
}

/** Changes the state of a breakdown, and certifies the defect that opened it if it is signed for: both or neither. */
export async function fixBreakdown(
  scope: Scope,
  which: WhichRecord,
  { change, certified }: FixedBreakdown,
  token: string,
) {
  return scope.db((trx) =>
    once<{ changed: true } | RecordProblem | SignatureProblem>(trx, token, async () => {
      const changed = await changeBreakdownState(trx, scope, which, change);
      if ("problem" in changed || !certified) return changed;
      const defect = await findDefectOf(trx, which.id);
      const report = defect && (await readInspection(trx, defect.inspection_id));
      if (!report) return { problem: "no-report" };
      const signed = await certify(trx, scope, report, certified);
      return "problem" in signed ? signed : changed;
    }),
  );
}

/** With `isOpen` while nobody has certified it. Undefined for a breakdown that no report opened, or whose report is deleted. */
export async function getDefectOfBreakdown(scope: Scope, breakdownId: string) {
  return scope.db((trx) => findDefectOf(trx, breakdownId));
}

function findDefectOf(trx: AccountTransaction, breakdownId: string) {
  return trx
    .selectFrom("defects")
    .leftJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
    .select(["defects.id", "defects.inspection_id", "defects.item", "defects.note"])
    .select(sql<boolean>`defect_certifications.defect_id is null`.as("isOpen"))
    .where("defects.breakdown_id", "=", breakdownId)
    .executeTakeFirst();
}

/** The id of the report whose certified repair this service entry records, until it is deleted. */
export async function reportCertifiedBy(scope: Scope, serviceEntryId: string): Promise<string | undefined> {
  const found = await scope.db((trx) =>
    trx
      .selectFrom("defect_certifications")
      .innerJoin("defects", "defects.id", "defect_certifications.defect_id")
      .select("defects.inspection_id")
      .where("service_entry_id", "=", serviceEntryId)
      .executeTakeFirst(),
  );
  return found?.inspection_id;
}

async function certify(
  trx: AccountTransaction,
  scope: Scope,
  report: Inspection,
  { outcomes, ...typed }: Certified,
): Promise<Done | SignatureProblem> {
  const signature = await signatureOf(trx, scope, typed);
  const { signature_name: signatureName } = signature;
  for (const one of outcomes) {
    const defect = report.defects.find(({ id }) => id === one.defectId);
    if (!defect) return { problem: "no-report" };
    const serviceEntryId =
      one.outcome === "repaired" ? await writeService(trx, scope, report, one, signatureName) : null;
    const { defectId, outcome, note } = one;
    const added = await trx
      .insertInto("defect_certifications")
      .values({
        ...{ defect_id: defectId, outcome, note, service_entry_id: serviceEntryId },
        ...signature,
      })
      .onConflict((conflict) => conflict.columns(["account_id", "defect_id"]).doNothing())
      .returning("defect_id")
      .executeTakeFirst();
    if (!added) return certifiedBefore(trx, report, defectId);
    if (defect.breakdown_id) await tellBreakdown(trx, scope, defect.breakdown_id, one, signatureName);
  }
  const after = (await readInspection(trx, report.inspection.id))!;
  return {
    stillOpen: after.defects.length - after.certifications.length,
    openBreakdowns: after.defects.filter(({ isBreakdownOpen }) => isBreakdownOpen).length,
  };
}

async function tellBreakdown(
  trx: AccountTransaction,
  scope: Scope,
  breakdownId: string,
  { outcome, note, closesBreakdown }: CertifiedDefect,
  signatureName: string,
): Promise<void> {
  const said = outcome === "repaired" ? "Certified as repaired" : "Certified: repair not necessary";
  const signed = `${said} by ${signatureName}: ${note}`;
  if (closesBreakdown) await closeBreakdown(trx, scope, breakdownId, signed);
  else await keepBreakdownOpen(trx, scope, breakdownId, signed);
}

/** The entry says by itself what was certified: it is kept longer than the report. */
async function writeService(
  trx: AccountTransaction,
  scope: Scope,
  { inspection, defects }: Inspection,
  { defectId, note, doneBy, cost }: CertifiedDefect,
  signatureName: string,
): Promise<string> {
  const { timeZone } = scope.account;
  const defect = defects.find(({ id }) => id === defectId)!;
  const time = formatTime(inspection.made_at, timeZone);
  const found = `${kindNames[inspection.kind]} of ${time}, signed by ${inspection.signature_name}`;
  const certified = `${signatureName} (${scope.user.email}), ${formatTime(new Date(), timeZone)}`;
  return recordRepair(trx, scope, {
    // A trailer's defect is its own, not the tractor's.
    vehicleId: defect.vehicle_id,
    day: today(timeZone),
    description: note,
    doneBy,
    cost,
    notes: `Defect: ${itemOfUnit({ ...defect, trailer_name: inspection.trailer_name })}: ${defect.note}\nFound: ${found}\nCertified as repaired: ${certified}`,
  });
}

async function certifiedBefore(
  trx: AccountTransaction,
  { defects }: Inspection,
  defectId: string,
): Promise<SignatureProblem> {
  const earlier = await trx
    .selectFrom("defect_certifications")
    .select(["signature_name", "signed_at"])
    .where("defect_id", "=", defectId)
    .executeTakeFirstOrThrow();
  return {
    problem: "certified-before",
    item: defects.find(({ id }) => id === defectId)?.item ?? "",
    by: earlier.signature_name,
    at: earlier.signed_at.toISOString(),
  };
}
