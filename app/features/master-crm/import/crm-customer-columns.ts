import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import type { Column } from "~/features/imports/column";
import { mappingByHeadings } from "~/features/imports/guess/guess-mapping";
import { setDateOrder, setDecimal } from "~/features/imports/guess/guess-steps";
import { type Mapping, columnsOf } from "~/features/imports/table/columns-of";
import { plainHeading } from "~/features/imports/table/headings";
import type { Table } from "~/features/imports/table/table";

const companyWords =
  "company name|company|business name|business|customer name|customer|account name|organization|organisation|firm|fleet|firma|empresa";

export const crmCustomerColumns = [
  { field: "companyName", label: "Company name", headings: `${companyWords}|account|client|name` },
  {
    field: "contactEmail",
    label: "Contact email",
    headings: "contact email|email|e mail|email address|e mail address|mail|contact mail|correo",
  },
  {
    field: "phoneNumber",
    label: "Phone number",
    headings:
      "phone number|phone|phone no|telephone|tel|mobile|cell|cell phone|contact phone|telefon|telefono",
  },
  {
    field: "companyAddress",
    label: "Company address",
    headings: "company address|address|street address|street|mailing address|location|adresse|direccion",
  },
  {
    field: "businessType",
    label: "Business type",
    headings: "business type|type|type of business|company type|customer type|industry|segment",
  },
  {
    field: "subscriptionTier",
    label: "Subscription tier",
    headings: "subscription tier|tier|plan|subscription|subscription plan|package",
  },
  {
    field: "accountNumber",
    label: "Account number",
    headings: "account number|account no|account id|acct no|acct|customer number|customer no",
  },
  { field: "status", label: "Status", headings: "status|customer status|account status|state of account" },
  {
    field: "leadScore",
    label: "Lead score",
    kind: "number",
    headings: "lead score|score|rating|lead rating",
  },
  {
    // The importer's own name for the day of a row.
    field: "date",
    label: "Next follow-up",
    headings:
      "next follow up|follow up|followup|next followup|follow up date|next follow up date|next contact|next call|callback",
  },
  { field: "notes", label: "Notes", headings: "notes|note|comments|comment|remarks|memo|description" },
] as const satisfies Column[];

export type CrmColumn = (typeof crmCustomerColumns)[number]["field"];

/** Our own export: its texts are read as they are. */
export const ownLayout = "FleetTrack Pro";

export const crmCustomerFiles: FileKind<CrmColumn> = {
  name: "crm-customers",
  columns: crmCustomerColumns,
  fieldOf: fieldFinder(crmCustomerColumns),
  layouts: [
    { name: ownLayout, headings: ["company name", "contact email", "subscription tier", "lead score"] },
  ],
  guessMapping,
  steps: [setDecimal, setDateOrder],
  questions: ["dateOrder"],
};

/** Beside a column for the company, "Name" is that of the person to talk to. */
function guessMapping(table: Table): Mapping {
  const plain = table.headings.map(plainHeading);
  const company = companyWords.split("|").find((word) => plain.includes(word));
  const mapping = mappingByHeadings(crmCustomerFiles, table);
  if (company === undefined) return mapping;
  for (const column of columnsOf(mapping, "companyName")) delete mapping[column];
  mapping[plain.indexOf(company)] = "companyName";
  return mapping;
}
