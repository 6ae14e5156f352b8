import type { Permission } from "~/auth/permissions";

type Failure = { title: string; text: string };

/** A form that a photo fills. */
export type ScanPurpose = {
  /** What is photographed: the name of a kind of document. */
  kind: string;
  permission: Permission;
  title: string;
  hint: string;
  /** Also a PDF. */
  takesDocuments: boolean;
  /** Receipts and invoices: not for people who may not see costs. */
  showsMoney: boolean;
  /** The record keeps the photo, also one that could not be read. */
  keepsPhoto?: true;
  /** The record that the form belongs to. */
  subject?: "vehicle";
  /** The page with the form; the scan's id is added to it. */
  form: (subjectId: string) => string;
  /** The page to type it in without a photo, when that is not the form itself. */
  typedIn?: (subjectId: string) => string;
  /** The value without which nothing was read. */
  needs?: string;
  /** Said when nothing could be read. */
  failure: Failure;
  /** Said over the form when nothing of what was read is for it. */
  nothingForForm?: Failure;
  /** Said when reading itself failed. */
  broken?: Failure;
};

const partLabel = {
  kind: "part-label",
  hint: "The label on the part or its box, with its bar code if there is one.",
  takesDocuments: false,
  showsMoney: false,
};

const invoice = {
  kind: "parts-invoice",
  hint: "A parts invoice, a packing slip, a counter receipt or a repair invoice.",
  takesDocuments: true,
  showsMoney: true,
  keepsPhoto: true as const,
};

export const scanPurposes = {
  vehicle: {
    kind: "vehicle",
    permission: "vehicles:modify",
    title: "Scan a VIN",
    hint: "The VIN plate, the door label, the windshield or the registration.",
    takesDocuments: false,
    showsMoney: false,
    form: () => "/fleet-data/new",
    failure: { title: "Extraction failed", text: "Could not extract vehicle data from image" },
    nothingForForm: { title: "Extraction failed", text: "No vehicle data received from extraction" },
  },
  "part-number": {
    ...partLabel,
    permission: "records:modify",
    title: "Scan a Part Number",
    subject: "vehicle",
    form: (vehicleId) => `/fleet-data/${vehicleId}/parts/scan`,
    needs: "partNumber",
    failure: { title: "Scan Failed", text: "Failed to read part number from image" },
  },
  "part-details": {
    ...partLabel,
    permission: "inventory:modify",
    title: "Scan a Part Label",
    form: () => "/inventory/add",
    failure: { title: "Scan Failed", text: "Failed to extract part details from image" },
  },
  "stock-invoice": {
    ...invoice,
    permission: "inventory:manage",
    title: "Scan Invoice",
    form: () => "/inventory/scan-invoice",
    typedIn: () => "/inventory/add",
    failure: { title: "No parts found", text: "Could not extract any parts from the invoice" },
    broken: { title: "Scan failed", text: "Failed to scan invoice. Please try again." },
  },
  "smart-add": {
    ...invoice,
    permission: "records:modify",
    title: "Smart Add",
    subject: "vehicle",
    form: (vehicleId) => `/fleet-data/${vehicleId}/parts/smart-add`,
    typedIn: (vehicleId) => `/fleet-data/${vehicleId}/parts/new`,
    failure: {
      title: "No parts found",
      text: "Could not extract parts from the image. Please try a clearer photo.",
    },
    broken: { title: "Scan failed", text: "Failed to scan invoice. Please try again." },
  },
  "part-search": {
    ...partLabel,
    permission: "inventory:view",
    title: "Find a Part by Its Label",
    form: () => "/inventory/scan",
    needs: "partNumber",
    failure: { title: "Scan Failed", text: "Failed to read part number from image" },
  },
  "fuel-receipt": {
    kind: "fuel-receipt",
    permission: "records:modify",
    title: "Scan a Fuel Receipt",
    hint: "The whole receipt, flat and in good light.",
    takesDocuments: true,
    showsMoney: true,
    keepsPhoto: true,
    subject: "vehicle",
    form: (vehicleId) => `/fleet-data/${vehicleId}/fuel/new`,
    failure: { title: "Scan failed", text: "Could not read a fuel receipt in the image" },
  },
  "crm-card": {
    kind: "business-card",
    permission: "crm:use",
    title: "Scan a Business Card",
    hint: "A business card or a letterhead. The photo stays with the customer.",
    takesDocuments: false,
    showsMoney: false,
    keepsPhoto: true,
    form: () => "/master-crm/customers/new",
    failure: { title: "Extraction failed", text: "Please enter information manually" },
  },
} satisfies Record<string, ScanPurpose>;

export type ScanPurposeName = keyof typeof scanPurposes;

/** The page where the photo is chosen. */
export function pageToScan(name: ScanPurposeName, subjectId: string | null): string {
  return `/scans/new/${name}${subjectId ? `?for=${subjectId}` : ""}`;
}

/** The page where a person types it in instead. */
export function pageToType({ form, typedIn = form }: ScanPurpose, subjectId: string | null): string {
  return typedIn(subjectId ?? "");
}

/** When reading itself failed: the process ended, or the file cannot be unpacked. */
export const brokenScan: Failure = { title: "Scan Failed", text: "Failed to process image" };

export function purposeOf(name: string): ScanPurpose {
  return scanPurposes[name as ScanPurposeName];
}
