import { newCompany } from "../../support/people";
import { addRow } from "../../support/rows";
import type { PageGroup } from "./page-group";

export const scanPages: PageGroup[] = [
  {
    name: "scans",
    prepare: async () => {
      const person = await newCompany();
      const failed = await addRow("scans", person, { reason: "Could not extract vehicle data from image" });
      const vin = {
        text: "WVWZZZ3CZ7E031927",
        printed: "WVWZZZ3CZ7E031927",
        page: 0,
        shown: null,
        doubts: [1, 9],
      };
      const reading = { fields: { vin }, rows: [], notes: [] };
      const read = await addRow("scans", person, { state: "read", reason: null, reading });
      return { person, params: { scanId: failed.id as string, readId: read.id as string } };
    },
    pages: [
      { at: "/scans", dark: true },
      "/scans/new/vehicle",
      { at: "/scans/:scanId", dark: true },
      { at: "/fleet-data/new?scan=:readId", dark: true },
    ],
  },
];
