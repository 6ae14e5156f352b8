import { type Detail, DetailsList } from "~/ui/details-list";
import { Identifier } from "~/ui/identifier";
import type { VehicleFacts } from "./vehicle-schema";

/** A vehicle's own facts, as typed; also how the two versions look when two people edited it. */
export function VehicleDetails({ vehicle, added }: { vehicle: VehicleFacts; added: string }) {
  const identity: Detail =
    vehicle.vin !== null
      ? { label: "VIN", value: <Identifier text={vehicle.vin} tail={6} /> }
      : { label: "Serial number", value: <Identifier text={vehicle.serial_number ?? ""} tail={6} /> };
  return (
    <DetailsList
      details={[
        identity,
        { label: "Make/Model", value: vehicle.make_model },
        { label: "Unit number", value: vehicle.unit_number ?? "Not specified" },
        { label: "Mileage", value: vehicle.mileage ?? "Not read yet" },
        { label: "Engine serial", value: vehicle.engine_serial ?? "Not specified" },
        { label: "Tire size", value: vehicle.tire_size ?? "Not specified" },
        { label: "Leased from", value: vehicle.lessor ?? "Not leased" },
        { label: "Added", value: added },
      ]}
    />
  );
}
