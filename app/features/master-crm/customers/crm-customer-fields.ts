import { addressField, emailField, phoneField } from "~/features/customers/contact-fields";
import type { FieldWithoutFile, NameOf, OwnField } from "~/features/fields/field";
import { notesField } from "../notes-field";
import { crmStatuses, crmTiers } from "./crm-customer-choices";

const input = { autoComplete: "off" } as const;

/** In the order of the form and the page. */
export const crmCustomerFields = [
  {
    name: "companyName",
    column: "company_name",
    label: "Company name",
    kind: "text",
    maxLength: 200,
    required: true,
    blank: "",
    input,
    inDetails: false,
  },
  {
    ...emailField,
    name: "contactEmail",
    column: "contact_email",
    label: "Contact email",
    required: true,
    row: "reach",
  },
  {
    ...phoneField,
    name: "phoneNumber",
    column: "phone_number",
    label: "Phone number",
    blank: "",
    row: "reach",
  },
  {
    ...addressField,
    name: "companyAddress",
    column: "company_address",
    label: "Company address",
    blank: "",
  },
  { name: "businessType", kind: "own", columns: ["business_type"] },
  {
    name: "subscriptionTier",
    column: "subscription_tier",
    label: "Subscription tier",
    kind: "choice",
    choices: crmTiers,
    initial: "free",
    error: "Choose a subscription tier",
    row: "standing",
  },
  {
    name: "status",
    column: "status",
    label: "Status",
    kind: "choice",
    choices: crmStatuses,
    initial: "active",
    error: "Choose a status",
    row: "standing",
  },
  { name: "leadScore", kind: "own", columns: ["lead_score"], row: "next" },
  {
    name: "nextFollowUp",
    column: "next_follow_up",
    label: "Next follow-up",
    kind: "day",
    input,
    row: "next",
  },
  { ...notesField, name: "notes", column: "notes", label: "Notes", inDetails: false },
] as const satisfies readonly (FieldWithoutFile | OwnField)[];

export type CrmCustomerField = NameOf<typeof crmCustomerFields> | "version";

/** An edit leaves the plan as it is: that is set on the page of the company. */
export const editedCrmCustomerFields = crmCustomerFields.filter(
  (field): field is Exclude<(typeof crmCustomerFields)[number], { name: "subscriptionTier" }> =>
    field.name !== "subscriptionTier",
);
