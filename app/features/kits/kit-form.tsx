import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Button } from "~/ui/button";
import { Field, FieldError, FieldRow, TextArea } from "~/ui/field";
import { type KitForm, blankLine } from "./kit-values";

type KitFormFieldsProps = {
  form: FormMetadata<KitForm, string[]>;
  fields: { [Name in keyof KitForm]: FieldMetadata<KitForm[Name], KitForm, string[]> };
  /** The part behind each number typed so far. */
  known: Record<string, string>;
  /** The field to type into next: a new kit's name, or the line just added. */
  focus: "name" | "last-line" | undefined;
};

export function KitFormFields({ form, fields, known, focus }: KitFormFieldsProps) {
  const lines = fields.lines.getFieldList();
  const { name, value } = form.insert.getButtonProps({ name: fields.lines.name, defaultValue: blankLine });
  return (
    <>
      <button className="visually-hidden" name={name} value={value} tabIndex={-1} aria-hidden="true">
        Add Line
      </button>
      <Field field={fields.name} label="Name" required autoFocus={focus === "name"} autoComplete="off" />
      <TextArea field={fields.notes} label="Notes" rows={2} />
      <fieldset className="form-lines" id={fields.lines.id} tabIndex={-1}>
        <legend>Parts</legend>
        <p className="field-hint">
          Type or scan a part number, other number or bar code. Blank lines are left out.
        </p>
        <FieldError field={fields.lines} />
        {lines.map((line, index) => (
          <Line
            key={line.key ?? index}
            line={line}
            index={index}
            known={known}
            focused={focus === "last-line" && index === lines.length - 1}
            remove={form.remove.getButtonProps({ name: fields.lines.name, index })}
          />
        ))}
        <Button name={name} value={value} variant="secondary">
          Add Line
        </Button>
      </fieldset>
    </>
  );
}

type LineProps = {
  line: FieldMetadata<KitForm["lines"][number], KitForm, string[]>;
  index: number;
  known: Record<string, string>;
  focused: boolean;
  remove: { name: string; value: string };
};

function Line({ line, index, known, focused, remove }: LineProps) {
  const { number, quantity } = line.getFieldset();
  const typed = (number.value ?? "").trim();
  return (
    <FieldRow>
      <Field
        field={number}
        label={`Part number ${index + 1}`}
        hint={number.errors ? undefined : known[typed]}
        required
        mono
        autoFocus={focused}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        field={quantity}
        label="Quantity"
        required
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
      <div className="form-line-remove">
        <Button name={remove.name} value={remove.value} variant="quiet" about={`line ${index + 1}`}>
          Remove
        </Button>
      </div>
    </FieldRow>
  );
}
