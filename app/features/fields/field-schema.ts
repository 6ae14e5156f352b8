import { z } from "zod";
import {
  checkbox,
  optionalAmount,
  optionalDay,
  optionalPrice,
  optionalText,
  requiredCount,
  requiredDay,
  requiredText,
} from "~/features/amounts/amount-fields";
import { money } from "~/features/amounts/read-amount";
import { type DataField, type DataOf, type Fields, type ValueOf, isData } from "./field";

type Shape<List extends Fields> = { [F in DataOf<List> as F["name"]]: z.ZodType<ValueOf<F>> };

/** A required day is checked against the company's today. */
type Today<List extends Fields> =
  Extract<DataOf<List>, { kind: "day"; required: true }> extends never ? [] : [today: string];

/** The noun's own schema reads the fields of kind "own". */
export function shapeOf<List extends Fields>(list: List, ...[today = ""]: Today<List>): Shape<List> {
  const fields: readonly DataField[] = list.filter(isData);
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, today)])) as Shape<List>;
}

function schemaOf(field: DataField, today: string): z.ZodType {
  switch (field.kind) {
    case "text":
      return checkedText(field);
    case "long text":
      return textOf(field);
    case "price":
      return optionalPrice(field.label);
    case "money":
      return optionalAmount(money(field.label));
    case "count":
      return requiredCount(field.label);
    case "year":
      return optionalYear(field.messageName);
    case "day":
      return field.required ? requiredDay(field.label, today) : optionalDay(field.label);
    case "choice":
      return choiceOf(field);
    case "checkbox":
      return checkbox;
  }
}

/** A form that was opened before the field was added leaves it out. */
function choiceOf({ choices, error, initial }: Extract<DataField, { kind: "choice" }>): z.ZodType<string> {
  const chosen = z.enum(
    choices.map(({ value }) => value),
    { error },
  );
  return initial === undefined ? chosen : z.preprocess((value) => value ?? initial, chosen);
}

function textOf(field: Extract<DataField, { maxLength: number }>): z.ZodType<string | null> {
  const name = field.messageName ?? field.label;
  if (field.required === true) return requiredText(name, field.maxLength, field.missing);
  const { blank = null } = field;
  return optionalText(name, field.maxLength).transform((text) => text ?? blank);
}

function checkedText(field: Extract<DataField, { kind: "text" }>): z.ZodType<string | null> {
  const { check } = field;
  return check ? textOf(field).refine((text) => !text || check.passes(text), check.message) : textOf(field);
}

function optionalYear(name: string) {
  return z
    .string()
    .trim()
    .regex(/^\d{4}$/, `${name} must be four digits`)
    .transform(Number)
    .pipe(z.number().min(1900, `${name} must be 1900 or later`).max(2100, `${name} must be 2100 or earlier`))
    .optional()
    .transform((typed) => typed ?? null);
}
