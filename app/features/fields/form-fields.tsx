import type { FieldMetadata } from "@conform-to/react";
import type { ReactElement, ReactNode } from "react";
import { Checkbox, Field, FieldRow, Select, TextArea } from "~/ui/field";
import { FieldWith } from "~/ui/field-with";
import { type DataField, type Fields, type NameOf, type OwnNameOf, isData } from "./field";

type FormFieldsProps<List extends Fields> = {
  list: List;
  fields: Record<NameOf<List>, FieldMetadata<unknown>>;
  /** The inputs that the noun, or this form, draws itself. */
  own: Record<OwnNameOf<List>, ReactNode> & Partial<Record<NameOf<List>, ReactNode>>;
  /** After the input of a field: where its value was read, say. */
  beside?: Partial<Record<string, ReactNode>>;
  seesCost?: boolean;
  /** The first field has the focus. */
  focused?: boolean;
};

export function FormFields<List extends Fields>({
  list,
  fields,
  own,
  beside = {},
  seesCost = true,
  focused,
}: FormFieldsProps<List>) {
  const drawn = own as Partial<Record<string, ReactNode>>;
  const shown = list.filter((field) => seesCost || !isData(field) || field.costs === undefined);
  const inputs = shown.map((field, index) => {
    const metadata = fields[field.name as NameOf<List>];
    const input =
      field.name in drawn || !isData(field) ? (
        drawn[field.name]
      ) : (
        <Input field={field} metadata={metadata} focused={focused && index === 0} />
      );
    return { name: field.name, row: field.row, input };
  });
  return inRows(inputs.filter(({ input }) => input)).map((row) => {
    const content = row.map(({ name, input }) => (
      <FieldWith key={name} beside={beside[name]}>
        {input}
      </FieldWith>
    ));
    return row[0]!.row === undefined ? content : <FieldRow key={row[0]!.row}>{content}</FieldRow>;
  });
}

function inRows<Input extends { row?: string }>(inputs: Input[]): Input[][] {
  const rows: Input[][] = [];
  for (const input of inputs) {
    const last = rows.at(-1);
    if (last && input.row !== undefined && last[0]!.row === input.row) last.push(input);
    else rows.push([input]);
  }
  return rows;
}

type InputProps = { field: DataField; metadata: FieldMetadata<unknown>; focused?: boolean };

function Input({ field, metadata, focused }: InputProps): ReactElement {
  const common = { field: metadata, label: field.label, hint: field.hint };
  switch (field.kind) {
    case "text":
      return <Field {...common} {...limitsOf(field)} {...field.input} autoFocus={focused} />;
    case "long text":
      return <TextArea {...common} {...limitsOf(field)} rows={field.rows} />;
    case "price":
    case "money":
      return <Field {...common} inputMode="decimal" autoComplete="off" />;
    case "count":
      return <Field {...common} required inputMode="numeric" autoComplete="off" />;
    case "year":
      return <Field {...common} inputMode="numeric" autoComplete="off" />;
    case "day":
      return <Field {...common} {...field.input} type="date" required={field.required} />;
    case "choice":
      return <Select {...common} required options={optionsOf(field)} autoFocus={focused} />;
    case "checkbox":
      return <Checkbox {...common} />;
  }
}

function optionsOf({ choices, unchosen }: Extract<DataField, { kind: "choice" }>) {
  return unchosen === undefined ? [...choices] : [{ value: "", label: unchosen }, ...choices];
}

function limitsOf({ required, limitsTyping, maxLength }: Extract<DataField, { maxLength: number }>) {
  return { required: required && true, maxLength: limitsTyping && maxLength };
}
