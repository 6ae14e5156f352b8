import { type Detail, DetailsList } from "~/ui/details-list";
import { Identifier } from "~/ui/identifier";
import type { VehicleFacts } from "./vehicle-schema";

export function VehicleDetails({ vehicle, added }: { vehicle: VehicleFacts; added: string }) {
  const identity: Detail =
    vehicle.vin !== null
      ? { label: "VIN", value: <Identifier text={vehicle.vin} tail={6} /> }
      : { label: "Serial number", value: <Identifier text={vehicle.serial_number ?? ""} tail={6} /> };
  return <DetailsList details={[identity, ...vehicle.details, { label: "Added", value: added }]} />;
}
