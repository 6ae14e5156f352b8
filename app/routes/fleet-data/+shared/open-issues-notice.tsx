import { ButtonLink } from "~/ui/button";
import { formatCounted } from "~/ui/format";
import { Notice } from "~/ui/notice";

type OpenIssuesNoticeProps = { vehicleId: string; defects: number; breakdowns: number; unsafe: number };

/** On the pages of one vehicle. */
export function OpenIssuesNotice({ vehicleId, defects, breakdowns, unsafe }: OpenIssuesNoticeProps) {
  if (defects + breakdowns === 0) return null;
  const open = [
    defects > 0 && formatCounted(defects, "open defect"),
    breakdowns > 0 && formatCounted(breakdowns, "open breakdown"),
  ];
  const words = open.filter(Boolean).join(" and ");
  const actions = (
    <>
      {defects > 0 && (
        <ButtonLink to={`/fleet-data/${vehicleId}/inspections`}>Show the inspections</ButtonLink>
      )}
      {breakdowns > 0 && (
        <ButtonLink to={`/fleet-data/${vehicleId}/breakdowns`}>Show the breakdowns</ButtonLink>
      )}
    </>
  );
  return (
    <Notice
      kind={unsafe > 0 ? "error" : "warning"}
      title={unsafe > 0 ? `Do not drive: ${words}` : words}
      actions={actions}
    />
  );
}
