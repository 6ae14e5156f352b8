import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardItem } from "~/ui/card";
import { formatCounted } from "~/ui/format";
import { Identifier } from "~/ui/identifier";
import { vehicleMarks } from "./vehicle-marks";

export type VehicleCardProps = {
  id: string;
  title: string;
  makeModel: string;
  unit: string | null;
  vin: string | null;
  serial: string | null;
  /** Open defects and breakdowns. */
  issues: { defects: number; breakdowns: number; unsafe: number };
  /** The VIN looks wrong. */
  isDoubtful: boolean;
  mayModify: boolean;
};

/** Where a driver reports a breakdown: as a defect that is not safe to drive. */
export const breakdownForm = (vehicleId: string) =>
  `/fleet-data/${vehicleId}/inspections/new?kind=post_trip&breakdown=1`;

export function VehicleCard(vehicle: VehicleCardProps) {
  const { id, title, makeModel, unit, issues, mayModify } = vehicle;
  const actions = (
    <>
      <ButtonLink to={`/fleet-data/${id}`}>Details</ButtonLink>
      {mayModify ? (
        <ButtonLink to={`/fleet-data/${id}/delete`} variant="quiet">
          Delete
        </ButtonLink>
      ) : (
        <ButtonLink to={breakdownForm(id)} variant="quiet">
          Report a Breakdown
        </ButtonLink>
      )}
    </>
  );
  return (
    <CardItem
      title={makeModel}
      to={`/fleet-data/${id}`}
      lead={unit ? { label: "Unit", text: unit } : undefined}
      actions={actions}
    >
      <Issues {...issues} />
      {title !== makeModel && <p>{title}</p>}
      <Identity {...vehicle} />
    </CardItem>
  );
}

function Issues({ defects, breakdowns, unsafe }: VehicleCardProps["issues"]) {
  const count = defects + breakdowns;
  if (count === 0) return null;
  return (
    <p>
      {unsafe > 0 ? (
        <Badge kind={vehicleMarks.unsafe.kind}>{vehicleMarks.unsafe.text}</Badge>
      ) : (
        <Badge kind="warning">{formatCounted(count, "open issue")}</Badge>
      )}
    </p>
  );
}

function Identity({ vin, serial, isDoubtful }: Pick<VehicleCardProps, "vin" | "serial" | "isDoubtful">) {
  if (vin === null) {
    return (
      <p>
        Serial number <Identifier text={serial ?? ""} tail={6} />
      </p>
    );
  }
  return (
    <p>
      VIN <Identifier text={vin} tail={6} />{" "}
      {isDoubtful && <Badge kind={vehicleMarks.checkVin.kind}>{vehicleMarks.checkVin.text}</Badge>}
    </p>
  );
}
