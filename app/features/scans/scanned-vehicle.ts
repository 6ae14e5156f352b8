import type { ReviewedField, ReviewedScan } from "./scan-view";

export const scannedVehicleLabels = {
  ...{ vin: "VIN", unitNumber: "Unit number", engineSerial: "Engine serial" },
  ...{ make: "Make", model: "Model" },
};

/** The form has make and model in one field; its own two are of a decoded VIN. */
export function scannedVehicle(scan: ReviewedScan | null): ReviewedScan | null {
  if (!scan) return null;
  const { make, model, ...values } = scan.values;
  const { make: makeField, model: modelField, ...fields } = scan.fields;
  const makeModel = [make, model].filter(Boolean).join(" ");
  if (makeModel === "") return scan;
  const both = [makeField, modelField].filter((field) => field !== undefined);
  return {
    ...scan,
    values: { ...values, makeModel },
    fields: { ...fields, makeModel: together("Make/Model", both) },
  };
}

function together(label: string, [first, ...others]: ReviewedField[]): ReviewedField {
  return others.reduce<ReviewedField>(
    (all, { marked, note, crop }) => ({
      ...all,
      crop: all.crop ?? crop,
      marked: [...all.marked, { text: " ", isDoubtful: false }, ...marked],
      note: [...new Set([all.note, note])].filter(Boolean).join(" ") || null,
      proposal: null,
    }),
    { ...first!, label },
  );
}
