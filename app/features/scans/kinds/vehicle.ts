import type { DocumentKind, Found } from "../document-kind";
import { findVin } from "../finders/find-vin";
import { labeled } from "../finders/labeled";

/** A VIN plate, a door label, a windshield, a registration, or an engine's plate. */
export const kind: DocumentKind = {
  name: "vehicle",
  title: "a VIN plate, a door label, a windshield, a registration or an engine's plate",
  fields: [
    { name: "vin", label: "VIN", type: "vin" },
    { name: "unitNumber", label: "Unit number" },
    { name: "engineSerial", label: "Engine serial" },
    { name: "make", label: "Make" },
    { name: "model", label: "Model" },
  ],
  columns: [],
  find(pages) {
    const fields: Record<string, Found> = {};
    const take = (name: string, found: Found | undefined) => {
      if (found) fields[name] = found;
    };
    take("vin", findVin(pages));
    take(
      "unitNumber",
      labeled(pages, /^(unit|truck|fleet)\s*(#|no\.?|number|num)$/i, /^[A-Z0-9][A-Z0-9-]{0,11}$/i),
    );
    take(
      "engineSerial",
      labeled(pages, /^(engine\s*(serial|s\/n|sn)|esn)(\s*(#|no\.?|number))?$/i, /^[A-Z0-9-]{5,20}$/i),
    );
    return { fields, rows: [], notes: [] };
  },
};
