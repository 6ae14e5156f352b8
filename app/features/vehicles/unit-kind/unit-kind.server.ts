import { sql } from "kysely";
import type { UnitKind } from "./unit-kind";

// NHTSA's catalog names makers of few vehicles by three characters more, if the third is a 9.
const makerType = sql`(select maker.vehicle_type from vpic_wmi maker
  where maker.wmi = case when substr(vehicles.vin, 3, 1) = '9'
    then substr(vehicles.vin, 1, 3) || substr(vehicles.vin, 12, 3) else substr(vehicles.vin, 1, 3) end)`;

const decoded = sql`coalesce(nullif(concat_ws(' ', vehicles.body_class, vehicles.vehicle_type), ''), ${makerType})`;

/**
 * For a query on vehicles: the kind that a person chose, else what the decoded or typed vehicle type says, the maker that the VIN names, or
 * the typed make and model. A unit of which nothing is known is a machine if its meter counts hours, and a truck if not.
 */
export const unitKindOfVehicle = sql<UnitKind>`(
  select case
    when vehicles.unit_kind <> 'by_vin' then vehicles.unit_kind
    when known.words ~* '\\mtrailers?\\M|\\mdry van\\M|\\mreefer\\M' then 'trailer'
    when known.words ~* '\\m(bus|motorcoach|school bus)\\M' then 'bus'
    when known.words ~* 'off-?road|equipment|fork ?lift|generator|genset|excavator|backhoe|loader|mower|\\mmachine' then 'machine'
    when known.type is null and vehicles.meter_unit = 'h' then 'machine'
    else 'truck' end
  from (select ${decoded} as type, coalesce(${decoded}, vehicles.make_model) as words) known)`;
