import type { Scope } from "~/auth/scope";
import type { getBreakdown } from "~/features/breakdowns/breakdowns.server";
import {
  type fixBreakdown,
  getDefectOfBreakdown,
} from "~/features/inspections/certify/certify-repair.server";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { itemLabel } from "~/features/inspections/items/inspection-items";
import { inspectionView } from "~/features/inspections/inspection-view";
import { signatureProblemText } from "~/features/inspections/signature-problem";
import { recordProblemText } from "~/features/vehicles/record-problem";
import type { Refused } from "~/http/forms/save-form.server";

type Breakdown = NonNullable<Awaited<ReturnType<typeof getBreakdown>>>;

/** The defect that opened the breakdown, while nobody has certified it. */
export async function openDefectOf(
  scope: Scope,
  { id, cannot_be_driven }: Pick<Breakdown, "id" | "cannot_be_driven">,
) {
  const found = await getDefectOfBreakdown(scope, id);
  if (!found?.isOpen) return undefined;
  const { item, note } = found;
  return {
    id: found.id,
    key: item,
    item: itemLabel(item),
    note,
    unsafe: cannot_be_driven,
    isBreakdownOpen: true,
  };
}

/** The report that opened the breakdown, as its page shows it. */
export async function reportOfBreakdown(scope: Scope, breakdownId: string) {
  const found = await getDefectOfBreakdown(scope, breakdownId);
  const report = found && (await getInspection(scope, found.inspection_id));
  if (!report) return undefined;
  const { id, kind, mileage, driver, defects } = inspectionView(report, scope.account.timeZone);
  return { id, kind, mileage, driver, defects: defects.filter((defect) => defect.id === found.id) };
}

type FixProblem = Extract<Awaited<ReturnType<typeof fixBreakdown>>, { problem: string }>;

export function fixRefusal(scope: Scope, problem: FixProblem): Refused {
  switch (problem.problem) {
    case "gone":
    case "removed":
    case "photo-gone":
    case "moved-back":
    case "changed-meanwhile":
      return recordProblemText(problem, "breakdown");
    case "no-report":
      return {
        formErrors: ["The driver's report was deleted after you opened this page. Nothing was saved."],
      };
    default:
      return { formErrors: [signatureProblemText(problem, scope.account.timeZone)] };
  }
}
