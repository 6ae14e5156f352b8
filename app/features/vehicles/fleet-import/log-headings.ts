import { meterHeadings } from "~/features/meters/import/meter-headings";
import { unitHeadings } from "./unit-headings";

/** Headings that the logs of a vehicle share. */
export const logHeadings = {
  date: "date|fuelup date|service date|date time|datetime|fill date|fill up date|purchase date|transaction date|tran date|trans date|day|datum|fecha|data",
  time: "time|hour|uhrzeit|zeit|hora",
  vehicle: `vehicle|car|machine|van|vin|vin no|vin number|last six|last 6|vin last 6|fahrzeug|kennzeichen|vehiculo|${unitHeadings}`,
  meter: meterHeadings,
  notes:
    "notes|note|comment|comments|remarks|remark|memo|torque notes|notiz|notizen|bemerkung|bemerkungen|kommentar|notas|nota|comentarios|observaciones",
  money:
    "cost|total|amount|amt|total cost|total price|total amount|total amt|net amount|kosten|betrag|gesamt|summe|importe|costo|monto",
};
