import type { FieldWithoutFile, NameOf } from "~/features/fields/field";
import { notesField } from "../notes-field";
import { activityTypes } from "./activity-choices";

/** In the order of the form. */
export const activityFields = [
  {
    name: "activityType",
    column: "activity_type",
    label: "Type",
    kind: "choice",
    choices: activityTypes,
    initial: "call",
    error: "Choose a type",
    row: "what",
  },
  {
    name: "scheduledOn",
    column: "scheduled_on",
    label: "Scheduled for",
    hint: "Empty: it has been done already",
    kind: "day",
    row: "what",
  },
  {
    name: "title",
    column: "title",
    label: "Title",
    kind: "text",
    maxLength: 200,
    required: true,
    blank: "",
    input: { autoComplete: "off" },
  },
  { ...notesField, name: "description", column: "description", label: "Description" },
] as const satisfies readonly FieldWithoutFile[];

export type ActivityField = NameOf<typeof activityFields> | "version";
