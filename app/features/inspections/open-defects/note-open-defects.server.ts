import type { Scope } from "~/auth/scope";
import { environment, siteUrl } from "~/environment";
import type { AccountTransaction } from "~db/as-account";
import { mailManagers } from "~/features/breakdowns/breakdown-alert.server";
import { logBreakdown } from "~/features/breakdowns/open-breakdown.server";
import { itemLabel, kindNames } from "../items/inspection-items";
import type { NewInspection } from "../inspection-schema";
import { type OpenDefectAnswer, answerTexts, isBefore } from "./answers";
import { type UnsafeDefect, findUnsafeDefects } from "./open-defects.server";

export type OpenDefectProblem = { problem: "open-defect"; item: string; onTrailer: boolean; note: string };

type Answered = { defect: UnsafeDefect; answer: OpenDefectAnswer };

/**
 * What the driver says of each open defect that is not safe, or the first one without an answer. Who reports a defect of its item has seen
 * it, and an item reported as not safe again needs no more.
 */
export async function answersTo(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  { defects, openDefects, trailer, madeAt }: NewInspection,
): Promise<{ answered: Answered[] } | OpenDefectProblem> {
  const answered: Answered[] = [];
  for (const defect of await findUnsafeDefects(trx, { vehicleId, trailer })) {
    const again = defects.find((one) => one.item === defect.item && one.ofTrailer === defect.onTrailer);
    const said = openDefects.find(({ defectId }) => defectId === defect.id)?.answer;
    if (!said && again?.cannotBeDriven) continue;
    const answer = said ?? (again && "still_there");
    if (!answer && isBefore(madeAt, defect.made_at, scope.account.timeZone)) continue;
    if (!answer) {
      const { item, onTrailer, note } = defect;
      return { problem: "open-defect", item, onTrailer, note };
    }
    answered.push({ defect, answer });
  }
  return { answered };
}

/** An item whose defect is still there is not OK on the report, whatever was chosen at it. */
export function checksWith(checks: NewInspection["checks"], answered: Answered[]): NewInspection["checks"] {
  const there = answered.filter(({ answer }) => answer === "still_there").map(({ defect }) => defect);
  const isThere = ({ item, ofTrailer }: NewInspection["checks"][number]) =>
    there.some((defect) => defect.item === item && defect.onTrailer === ofTrailer);
  return checks.map((check) => (isThere(check) ? { ...check, result: "defect" as const } : check));
}

type Report = Pick<NewInspection, "kind" | "signatureName"> & { inspectionId: string };

/** Marks the report, writes it into the log of the breakdown, and tells the managers. */
export async function noteOpenDefects(
  trx: AccountTransaction,
  scope: Scope,
  report: Report,
  answered: Answered[],
): Promise<void> {
  for (const { defect, answer } of answered) {
    await trx
      .insertInto("inspection_open_defects")
      .values({
        inspection_id: report.inspectionId,
        defect_id: defect.id,
        item: defect.item,
        of_trailer: defect.onTrailer,
        note: defect.note,
        found_at: defect.made_at,
        answer,
      })
      .execute();
    const said = `${kindNames[report.kind]} signed by ${report.signatureName}: ${answerTexts[answer]}. It is not certified.`;
    if (defect.breakdown_id) await logBreakdown(trx, scope, defect.breakdown_id, { note: said });
    const label = itemLabel(defect.item);
    await mailManagers(trx, scope, {
      aboutId: defect.breakdown_id ?? undefined,
      vehicleId: defect.vehicle_id,
      title: `Do not drive: ${label}`,
      lines: [`Open defect: ${label}: ${defect.note}`, said],
      page: `${siteUrl(environment)}/inspections/${report.inspectionId}`,
    });
  }
}
