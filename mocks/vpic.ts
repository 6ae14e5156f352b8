import { http, HttpResponse } from "msw";

/** NHTSA's public decoder (app/features/vin/vpic-online.server.ts): only the variables that we read, in its response format. */
const knownVins: Record<string, Record<string, string>> = {
  "3VWR17AU5KM502465": {
    Make: "VOLKSWAGEN",
    "Manufacturer Name": "VOLKSWAGEN DE MEXICO SA DE CV",
    Model: "Golf",
    "Model Year": "2019",
    "Vehicle Type": "PASSENGER CAR",
    "Body Class": "Hatchback/Liftback/Notchback",
    "Gross Vehicle Weight Rating From": "Class 1: 6,000 lb or less (2,722 kg or less)",
  },
};

const variableIds: Record<string, number> = {
  "Error Code": 143,
  "Error Text": 191,
  Make: 26,
  "Manufacturer Name": 27,
  Model: 28,
  "Model Year": 29,
  "Vehicle Type": 39,
  "Body Class": 5,
  "Engine Model": 18,
  "Engine Manufacturer": 146,
  "Gross Vehicle Weight Rating From": 25,
};

const clean = {
  "Error Code": "0",
  "Error Text": "0 - VIN decoded clean. Check Digit (9th position) is correct",
};
const unregistered = {
  "Error Code": "7",
  "Error Text":
    "7 - Manufacturer is not registered with NHTSA for sale or importation in the U.S. for use on U.S roads",
};

export const handlers = [
  http.get("https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVin/:vin", ({ params }) => {
    const vin = String(params.vin);
    const known = knownVins[vin];
    const values: Record<string, string> = known ? { ...clean, ...known } : unregistered;
    const results = Object.entries(variableIds).map(([variable, id]) => ({
      Value: values[variable] ?? null,
      ValueId: "",
      Variable: variable,
      VariableId: id,
    }));
    return HttpResponse.json({
      Count: results.length,
      Message: "Results returned successfully.",
      SearchCriteria: `VIN:${vin}`,
      Results: results,
    });
  }),
];
