import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardItem } from "~/ui/card";
import { Identifier } from "~/ui/identifier";

export type VehicleCardProps = {
  id: string;
  title: string;
  makeModel: string;
  unit: string | null;
  vin: string | null;
  serial: string | null;
  /** It has an open defect that forbids driving. */
  isUnsafe: boolean;
  /** The VIN looks wrong. */
  isDoubtful: boolean;
  mayModify: boolean;
};

export function VehicleCard(vehicle: VehicleCardProps) {
  const { id, title, makeModel, unit, isUnsafe, mayModify } = vehicle;
  const actions = (
    <>
      <ButtonLink to={`/fleet-data/${id}`}>Details</ButtonLink>
      {mayModify && (
        <ButtonLink to={`/fleet-data/${id}/delete`} variant="quiet">
          Delete
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
      {isUnsafe && (
        <p>
          <Badge kind="bad">Do not drive</Badge>
        </p>
      )}
      {title !== makeModel && <p>{title}</p>}
      <Identity {...vehicle} />
    </CardItem>
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
      VIN <Identifier text={vin} tail={6} /> {isDoubtful && <Badge kind="warning">Check the VIN</Badge>}
    </p>
  );
}
