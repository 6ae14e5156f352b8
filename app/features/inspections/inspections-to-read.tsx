import { Card } from "~/ui/card";
import { ButtonLink } from "~/ui/button";
import { DefectList } from "./defect-list";
import { type InspectionView, mayBeAcknowledged } from "./inspection-view";

export type ReportToRead = Pick<InspectionView, "id" | "kind" | "driver" | "defects"> & {
  /** What of it is about to be driven. */
  unit: "tractor" | "trailer" | "both";
  isOfTrailer: boolean;
};

/** Before driving, the driver reads the last report and signs that its repairs are certified (49 CFR 396.13). */
export function InspectionsToRead({ reports }: { reports: ReportToRead[] }) {
  return (
    <>
      {reports.map((report) => {
        const { id, kind, driver, defects, unit, isOfTrailer } = report;
        const isCertified = mayBeAcknowledged(report, unit);
        return (
          <Card
            key={id}
            title={isOfTrailer ? "Read the trailer\u2019s last report" : "Read the last report"}
            actions={<Actions id={id} unit={unit} mayAcknowledge={isCertified} />}
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

type ActionsProps = Pick<ReportToRead, "id" | "unit"> & { mayAcknowledge: boolean };

function Actions({ id, unit, mayAcknowledge }: ActionsProps) {
  return (
    <>
      {mayAcknowledge && (
        <ButtonLink to={`/inspections/${id}/acknowledge?unit=${unit}`} variant="primary">
          Acknowledge
        </ButtonLink>
      )}
      <ButtonLink to={`/inspections/${id}`}>Open the report</ButtonLink>
    </>
  );
}
