import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Button } from "~/ui/button";
import { Field, FieldError, FieldRow, TextArea } from "~/ui/field";
import { scansText } from "~/features/inventory/item/glued-scans";
import { type KitForm, type KnownNumber, blankLine, withScans } from "./kit-values";

type KitFormFieldsProps = {
  form: FormMetadata<KitForm, string[]>;
  fields: { [Name in keyof KitForm]: FieldMetadata<KitForm[Name], KitForm, string[]> };
  /** Each number typed so far. */
  known: Record<string, KnownNumber>;
  /** Numbers that were several scans, and have a line for each now. */
  readAs?: string[];
  /** The field to type into next: a new kit's name, or the line just added. */
  focus: "name" | "last-line" | undefined;
};

export function KitFormFields({ form, fields, known, readAs = [], focus }: KitFormFieldsProps) {
  const lines = fields.lines.getFieldList();
  const { name, value } = form.insert.getButtonProps({ name: fields.lines.name, defaultValue: blankLine });
  const ways = waysToRead({ form, fields, known });
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
        {readAs.length > 0 && <p role="status">{readAs.join(". ")}.</p>}
        {lines.map((line, index) => (
          <Line
            key={line.key ?? index}
            line={line}
            index={index}
            known={known}
            focused={focus === "last-line" && index === lines.length - 1}
            ways={ways[index]!}
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

type Way = { label: string; name: string; value: string };

/** Of each line, the buttons that read its number as several scans. */
function waysToRead({ form, fields, known }: Pick<KitFormFieldsProps, "form" | "fields" | "known">): Way[][] {
  const lines = fields.lines.getFieldList().map((line) => {
    const { number, quantity } = line.getFieldset();
    return { number: number.value ?? "", quantity: quantity.value ?? "" };
  });
  return lines.map(({ number }, at) =>
    (known[number.trim()]?.ways ?? []).map((scans) => ({
      label: scansText(scans),
      ...form.update.getButtonProps({ name: fields.lines.name, value: withScans(lines, at, scans) }),
    })),
  );
}

type LineProps = {
  line: FieldMetadata<KitForm["lines"][number], KitForm, string[]>;
  index: number;
  known: Record<string, KnownNumber>;
  focused: boolean;
  /** To read the number as several scans. */
  ways: Way[];
  remove: { name: string; value: string };
};

function Line({ line, index, known, focused, ways, remove }: LineProps) {
  const { number, quantity } = line.getFieldset();
  const typed = (number.value ?? "").trim();
  return (
    <FieldRow>
      <Field
        field={number}
        label={`Part number ${index + 1}`}
        hint={number.errors ? undefined : known[typed]?.text}
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
        {ways.map(({ label, name, value }) => (
          <Button key={value} name={name} value={value} variant="quiet" about={`line ${index + 1}`}>
            {label}
          </Button>
        ))}
        <Button name={remove.name} value={remove.value} variant="quiet" about={`line ${index + 1}`}>
          Remove
        </Button>
      </div>
    </FieldRow>
  );
}
