import { fleetImport } from "../fleet-import/fleet-import.server";
import { describeVehicle, planVehicles } from "./plan-vehicles";
import { removeVehicles, selectKeptVehicles } from "./undo-vehicles.server";
import { vehicleFiles } from "./vehicle-files";
import { readVehicleRows } from "./vehicle-rows";
import { addVehicles } from "./write-vehicles.server";

export const vehicleImport = fleetImport({
  files: vehicleFiles,
  firstSettings: (first) => first,
  readRows: (table, { mapping, options }, today) => readVehicleRows(table, mapping, options, today),
  plan: planVehicles,
  describe: describeVehicle,
  write: addVehicles,
  takeBack: removeVehicles,
  selectKept: selectKeptVehicles,
});
