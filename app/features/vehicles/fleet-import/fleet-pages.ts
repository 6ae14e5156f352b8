import type { ImportPages } from "~/features/imports/page/import-pages";

export const fleetPages: ImportPages = {
  path: "/fleet-data/import",
  title: "Import",
  home: { to: "/fleet-data", label: "Fleet Data", named: "To the fleet" },
  intro:
    "Bring along a fleet list, a fuel log, a service log or a list of parts fitted: Fuelly, Fuelio, Car Report, LubeLogger, Road Trip or your own spreadsheet, saved as CSV. You see every row before anything is written, and can undo it.",
  kinds: [
    { value: "vehicles", label: "Vehicles: a fleet list" },
    { value: "fuel", label: "Fuel: receipts or a fuel log" },
    { value: "service", label: "Service: a maintenance log" },
    { value: "parts", label: "Parts: what was fitted to vehicles" },
  ],
  countedInList: "Rows",
  written: "row",
  undoing: "Undo takes back what was written. Records that were changed since stay, and are listed.",
  readsAgainAboveColumns: true,
};
