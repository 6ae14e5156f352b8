import { randomUUID } from "node:crypto";
import { masterAccount, newCompany } from "../../support/people";
import { addRow } from "../../support/rows";
import { addScan, found, foundAt, ownedScan } from "../../support/scans";
import { ownedVehicle } from "../../support/vehicles";
import type { PageGroup } from "./page-group";

const invoice: Pick<Parameters<typeof addScan>[1], "fields" | "rows" | "notes"> = {
  fields: { vendor: "Rush Truck Center", invoiceNumber: "3019", tax: "1.20", total: "152.20" },
  rows: [
    {
      ...{ rowKind: "part", partNumber: found("LF9O80", { doubts: [3] }), description: "FLTR,OIL HD" },
      ...{ quantity: "2", unitCost: "20.00", lineTotal: "40.00" },
    },
    { rowKind: "part", partNumber: "R950011", description: "AIR DRYER CART", unitCost: "50.00" },
    { rowKind: "labor", description: "REPLACE AIR DRYER", lineTotal: "60.00" },
  ],
  notes: ["The rows and the tax add up to 151.20, but the total says 152.20."],
};

const receipt = {
  receiptDate: foundAt("2026-02-11"),
  product: foundAt("diesel"),
  gallons: foundAt("102.417", { doubts: [4] }),
  pricePerGallon: foundAt("3.899"),
  totalCost: foundAt("399.32", { note: "The total is smudged.", proposal: "399.82" }),
  station: foundAt("BIG DIPPER TRAVEL PLAZA"),
  state: foundAt("WY"),
  currency: foundAt("CAD"),
};

export const scanPages: PageGroup[] = [
  {
    name: "scans",
    prepare: async () => {
      const person = await newCompany({ plan: "enterprise" });
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
      const vehicleId = await ownedVehicle(person);
      const partNumber = found("R95001l", { doubts: [6] });
      const label = await addScan(person, {
        ...{ purpose: "part-number", subjectId: vehicleId },
        fields: { partNumber },
      });
      const stock = await addScan(person, { purpose: "stock-invoice", ...invoice });
      const added = await addRow("vendor_invoice_lines", person);
      return {
        person,
        params: {
          ...{ scanId: failed.id as string, readId: read.id as string, vehicleId, labelId: label },
          ...{ invoiceId: stock, vendorInvoiceId: added.vendor_invoice_id as string },
        },
      };
    },
    pages: [
      { at: "/scans", dark: true },
      "/scans/new/vehicle",
      { at: "/scans/:scanId", dark: true },
      "/scans/:scanId/pages",
      { at: "/fleet-data/new?scan=:readId", dark: true },
      "/fleet-data/:vehicleId/parts/scan?scan=:labelId",
      "/inventory/scan?scan=:labelId",
      { at: "/fleet-data/:vehicleId/parts/smart-add?scan=:invoiceId", dark: true },
      "/fleet-data/:vehicleId/parts/smart-add",
      { at: "/inventory/scan-invoice?scan=:invoiceId", dark: true },
      "/inventory/scan-invoice",
      "/inventory/scan-invoice/:vendorInvoiceId",
    ],
  },
  {
    name: "scanned fuel receipts",
    prepare: async () => {
      const person = await newCompany();
      const vehicleId = await ownedVehicle(person);
      const scan = { purpose: "fuel-receipt", subjectId: vehicleId } as const;
      const read = await ownedScan(person, { ...scan, fields: receipt });
      const failed = await ownedScan(person, scan);
      return { person, params: { vehicleId, readId: read.id, failedId: failed.id } };
    },
    pages: [
      "/scans/new/fuel-receipt?for=:vehicleId",
      { at: "/fleet-data/:vehicleId/fuel/new?scan=:readId", dark: true },
      "/fleet-data/:vehicleId/fuel/new?scan=:failedId",
    ],
  },
  {
    name: "scanned business cards",
    prepare: async () => {
      const person = await masterAccount();
      const fields = {
        companyName: foundAt("Juniper Bend Logistics, LLC", { doubts: [0] }),
        contactEmail: foundAt(`${randomUUID().slice(0, 8)}@juniperbend.example`),
        phoneNumber: foundAt("(605) 555-0148"),
        companyAddress: foundAt("77 Mill Race, Tolliver, SD 57999"),
      };
      const read = await ownedScan(person, { purpose: "crm-card", fields });
      const failed = await ownedScan(person, { purpose: "crm-card" });
      return { person, params: { readId: read.id, failedId: failed.id } };
    },
    pages: [
      "/scans/new/crm-card",
      { at: "/master-crm/customers/new?scan=:readId", dark: true },
      "/master-crm/customers/new?scan=:failedId",
    ],
  },
];
