import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { breakdownForm } from "~/features/vehicles/list/vehicle-card";

/** For people who report a breakdown as a defect of an inspection. */
export function BrokenDown({ vehicleId }: { vehicleId: string }) {
  const report = (
    <ButtonLink to={breakdownForm(vehicleId)} variant="primary">
      Report a Breakdown
    </ButtonLink>
  );
  return (
    <Notice kind="info" title="Broken down on the road?" actions={report}>
      Report it with an inspection: choose Defect at what broke, and tick Not safe to drive.
    </Notice>
  );
}

/** On that form. `alert` says whether the managers get a mail. */
export function HowToReport({ alert }: { alert: string }) {
  return (
    <Notice kind="info" title="Report a breakdown">
      <p>
        At what broke choose Defect, write what happened and where you are, and tick Not safe to drive. When
        you have signed, it is reported as a breakdown.
      </p>
      <p>{alert}</p>
    </Notice>
  );
}
