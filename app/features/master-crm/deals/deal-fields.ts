import type { FieldWithoutFile, NameOf, OwnField } from "~/features/fields/field";
import { notesField } from "../notes-field";
import { dealStages } from "./deal-choices";

const input = { autoComplete: "off" } as const;

/** In the order of the form and the page. */
export const dealFields = [
  {
    name: "dealName",
    column: "deal_name",
    label: "Deal name",
    kind: "text",
    maxLength: 200,
    required: true,
    blank: "",
    input,
    inDetails: false,
  },
  {
    name: "stage",
    column: "stage",
    label: "Stage",
    kind: "choice",
    choices: dealStages,
    initial: "lead",
    error: "Choose a stage",
    inDetails: false,
  },
  { name: "lostReason", kind: "own", columns: ["lost_reason"] },
  {
    name: "dealValue",
    column: "deal_value",
    label: "Value",
    hint: "In dollars",
    kind: "money",
    none: "No value yet",
    row: "value",
  },
  { name: "probability", kind: "own", columns: ["probability"], row: "value" },
  {
    name: "expectedCloseDate",
    column: "expected_close_date",
    label: "Expected close",
    kind: "day",
    none: "Not specified",
    input,
    row: "value",
  },
  {
    name: "nextStep",
    column: "next_step",
    label: "Next step",
    kind: "text",
    maxLength: 200,
    blank: "",
    input,
    row: "step",
  },
  {
    name: "nextStepOn",
    column: "next_step_on",
    label: "Next step on",
    kind: "day",
    input,
    row: "step",
  },
  { ...notesField, name: "notes", column: "notes", label: "Notes" },
] as const satisfies readonly (FieldWithoutFile | OwnField)[];

export type DealField = NameOf<typeof dealFields>;

/** An edit leaves the stage as it is: a deal is moved. */
export const editedDealFields = dealFields.filter(
  (field): field is Exclude<(typeof dealFields)[number], { name: "stage" }> => field.name !== "stage",
);
