import { Card } from "~/ui/card";
import { ButtonLink } from "~/ui/button";
import { DefectList } from "./defect-list";
import type { InspectionView } from "./inspection-view";

type Read = Pick<InspectionView, "id" | "kind" | "driver" | "defects">;

/** Before driving, the driver reads the last report and signs that its repairs are certified (49 CFR 396.13). */
export function InspectionsToRead({ reports }: { reports: Read[] }) {
  return (
    <>
      {reports.map(({ id, kind, driver, defects }) => {
        const isCertified = defects.every(({ certification }) => certification);
        return (
          <Card
            key={id}
            title="Read the last report"
            actions={<Actions id={id} mayAcknowledge={isCertified} />}
          >
            <p>
              {kind} of {driver.time}, signed by {driver.name}
            </p>
            <DefectList defects={defects} />
            {!isCertified && (
              <p>
                It can be acknowledged once every defect is certified as repaired or as needing no repair.
              </p>
            )}
          </Card>
        );
      })}
    </>
  );
}

function Actions({ id, mayAcknowledge }: { id: string; mayAcknowledge: boolean }) {
  return (
    <>
      {mayAcknowledge && (
        <ButtonLink to={`/inspections/${id}/acknowledge`} variant="primary">
          Acknowledge
        </ButtonLink>
      )}
      <ButtonLink to={`/inspections/${id}`}>Open the report</ButtonLink>
    </>
  );
}
