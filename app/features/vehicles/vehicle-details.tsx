import { type Detail, DetailsList } from "~/ui/details-list";
import { Identifier } from "~/ui/identifier";
import type { VehicleFacts } from "./vehicle-schema";

type Props = { vehicle: VehicleFacts; added: string; drivers?: string[] };

export function VehicleDetails({ vehicle, added, drivers = [] }: Props) {
  const identity: Detail =
    vehicle.vin !== null
      ? { label: "VIN", value: <Identifier text={vehicle.vin} tail={6} /> }
      : { label: "Serial number", value: <Identifier text={vehicle.serial_number ?? ""} tail={6} /> };
  return (
    <DetailsList
      details={[
        identity,
        ...vehicle.details,
        ...(drivers.length > 0
          ? [{ label: drivers.length === 1 ? "Driver" : "Drivers", value: drivers.join(", ") }]
          : []),
        { label: "Added", value: added },
      ]}
    />
  );
}
