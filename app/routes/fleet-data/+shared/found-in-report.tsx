import { DefectList } from "~/features/inspections/defect-list";
import type { InspectionView } from "~/features/inspections/inspection-view";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

type FoundInReportProps = {
  report: Pick<InspectionView, "id" | "kind" | "mileage" | "driver" | "defects"> | undefined;
  mayCertify: boolean;
};

/** Of a breakdown: the driver's report whose defect opened it. */
export function FoundInReport({ report, mayCertify }: FoundInReportProps) {
  if (!report) return null;
  const { id, kind, mileage, driver, defects } = report;
  const isOpen = defects.some(({ certification }) => !certification);
  const actions = (
    <>
      {isOpen && mayCertify && <ButtonLink to={`/inspections/${id}/certify`}>Certify Repairs</ButtonLink>}
      <ButtonLink to={`/inspections/${id}`}>Open the report</ButtonLink>
    </>
  );
  return (
    <Card title="Found by the driver" actions={actions}>
      <p>
        {kind} of {driver.time}, signed by {driver.name}. Mileage: {mileage}.
      </p>
      <DefectList defects={defects} />
    </Card>
  );
}
