import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { attachFile, releaseFile } from "~/features/files/files.server";
import { formatTime } from "~/ui/format";
import { type Inspection, lockVehicleOfInspection, readInspection } from "./get-inspection.server";
import { kindNames } from "./items/inspection-items";
import { keptUntil } from "./retention";
import { type TypedSignature, signedName } from "./signature";
import { signatureOf } from "./signature.server";

export type SignatureProblem =
  | { problem: "no-report" }
  | { problem: "certified-before"; item: string; by: string; at: string }
  | { problem: "defects-open" }
  | { problem: "acknowledged-before"; by: string; at: string }
  | { problem: "kept"; until: string | null };

export type PhotoProblem = { problem: "no-photo" | "no-defect" };

type Acknowledged = TypedSignature & { unit: "tractor" | "trailer" | null };

/**
 * The next driver signs that the report was read and its repairs are certified. Not before they are certified; those of a trailer that is no
 * longer in the combination do not count (49 CFR 396.13).
 */
export async function acknowledgeInspection(
  scope: Scope,
  inspectionId: string,
  { unit, ...typed }: Acknowledged,
  token: string,
) {
  return act<Done>(scope, inspectionId, token, async (trx, { defects, certifications, acknowledgements }) => {
    const certified = new Set(certifications.map(({ defect_id }) => defect_id));
    const read = defects.filter(({ of_trailer }) => unit === null || (unit === "trailer") === of_trailer);
    if (read.some(({ id }) => !certified.has(id))) return { problem: "defects-open" };
    const name = signedName(scope.user, typed).toLowerCase();
    const earlier = acknowledgements.find(
      (one) => one.signature_name.toLowerCase() === name && (one.unit === null || one.unit === unit),
    );
    if (earlier) {
      return {
        problem: "acknowledged-before",
        by: earlier.signature_name,
        at: earlier.signed_at.toISOString(),
      };
    }
    await trx
      .insertInto("inspection_acknowledgements")
      .values({ inspection_id: inspectionId, unit, ...(await signatureOf(trx, scope, typed)) })
      .execute();
    return done;
  });
}

/** What is signed never changes; a correction is added beside it. */
export async function correctInspection(
  scope: Scope,
  inspectionId: string,
  { correction, ...typed }: TypedSignature & { correction: string },
  token: string,
) {
  return act<Done>(scope, inspectionId, token, async (trx) => {
    await trx
      .insertInto("inspection_corrections")
      .values({ inspection_id: inspectionId, correction, ...(await signatureOf(trx, scope, typed)) })
      .execute();
    return done;
  });
}

/** Adds a picture of a defect to a signed report. It is never removed. */
export async function addDefectPhoto(
  scope: Scope,
  inspectionId: string,
  { defectId, photoId }: { defectId: string; photoId: string | null },
  token: string,
) {
  return act<Done, PhotoProblem>(scope, inspectionId, token, async (trx, { defects }) => {
    if (!defects.some(({ id }) => id === defectId)) return { problem: "no-defect" };
    if (photoId === null || !(await attachFile(trx, photoId))) return { problem: "no-photo" };
    await trx
      .insertInto("defect_photos")
      .values({ defect_id: defectId, photo_id: photoId, user_id: scope.user.id })
      .onConflict((conflict) => conflict.columns(["account_id", "defect_id", "photo_id"]).doNothing())
      .execute();
    return done;
  });
}

/** Deletes a report for good, once the law no longer requires it. */
export async function deleteInspection(scope: Scope, inspectionId: string, token: string) {
  return act<Done>(scope, inspectionId, token, async (trx, report) => {
    const until = keptUntil(report);
    if (!until || until > new Date()) return { problem: "kept", until: until?.toISOString() ?? null };
    await trx.deleteFrom("inspections").where("id", "=", inspectionId).execute();
    for (const { photo_id } of report.photos) await releaseFile(trx, photo_id);
    await noteAudit(trx, scope, { kind: "records", what: `Deleted the ${said(scope, report)}` });
    return done;
  });
}

function said({ account }: Scope, { inspection }: Inspection): string {
  const { kind, signed_at, signature_name } = inspection;
  return `${kindNames[kind].toLowerCase()} that ${signature_name} signed on ${formatTime(signed_at, account.timeZone)}`;
}

type Done = { done: true };
const done: Done = { done: true };

/** Changes to the reports of one vehicle run one after the other: each sees what the others signed. */
export function act<Result extends object, Problem extends object = SignatureProblem>(
  scope: Scope,
  inspectionId: string,
  token: string,
  run: (trx: AccountTransaction, report: Inspection) => Promise<Result | Problem>,
) {
  return scope.db((trx) =>
    once<Result | Problem | { problem: "no-report" }>(trx, token, async () => {
      await lockVehicleOfInspection(trx, inspectionId);
      const report = await readInspection(trx, inspectionId);
      return report ? run(trx, report) : { problem: "no-report" };
    }),
  );
}
