import type { FieldMetadata } from "@conform-to/react";
import { getInputProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { formatCount } from "~/ui/format";
import { Field, FieldError } from "~/ui/field";
import { type Column, Table } from "~/ui/table";
import { howField, quantityField, seenField, shownField, sureField, whenField } from "../count-fields";
import { type CountPartView, entryText } from "../count-part-view";
import { readQuantity } from "../read-quantity";

type Fields = Record<string, FieldMetadata<string> | undefined>;
type Choice = { value: string; label: string };
type PartsToCountProps = {
  parts: CountPartView[];
  fields: Fields;
  showsBook: boolean;
  /** When the pieces of a part may have been counted, if that has to be asked. */
  moments: Record<string, Choice[]>;
};

/** An empty box is not counted; 0 is. */
export function PartsToCount({ parts, fields, showsBook, moments }: PartsToCountProps) {
  const book: Column<CountPartView> = {
    heading: "Book",
    figures: true,
    cell: ({ book }) => (book === null ? "" : formatCount(book)),
  };
  return (
    <Table
      caption="Parts to count"
      captionHidden
      columns={[
        { heading: "Part #", cell: ({ number }) => <span className="typed identifier">{number}</span> },
        { heading: "Description", cell: ({ description }) => <span className="typed">{description}</span> },
        { heading: "Bin", cell: ({ bin }) => bin || "No bin" },
        ...(showsBook ? [book] : []),
        {
          heading: "Counted",
          cell: (part) => <CountedBox part={part} fields={fields} moments={moments[part.id] ?? []} />,
        },
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    />
  );
}

export function PrintedAt({ field }: { field: FieldMetadata<string> }) {
  return (
    <Field
      field={field}
      label="From a printed sheet? When was it printed"
      hint="As the sheet says. What moved since then is asked about."
      autoComplete="off"
    />
  );
}

type CountedBoxProps = { part: CountPartView; fields: Fields; moments: Choice[] };

function CountedBox({ part, fields, moments }: CountedBoxProps) {
  const { id, number, entry, shown } = part;
  const field = fields[quantityField(id)]!;
  const read = readQuantity(field.initialValue ?? "");
  const typed = "quantity" in read ? read.quantity : 0;
  const sure = fields[sureField(id)]!;
  return (
    <div className="count-cell">
      <FieldError field={field} />
      <input type="hidden" name={shownField(id)} value={fields[shownField(id)]?.initialValue ?? shown} />
      <input
        {...getInputProps(field, { type: "text" })}
        aria-label={`Counted of ${number}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      {entry && <p className="count-entry">{entryText(entry)}</p>}
      {entry && fields[seenField(id)]?.initialValue !== undefined && (
        <ReplaceOrAdd part={part} fields={fields} typed={typed} />
      )}
      <When part={part} field={fields[whenField(id)]!} moments={moments} />
      {typed >= 100 && (sure.initialValue || (field.errors && moments.length === 0)) && (
        <label className="choice">
          <input {...getInputProps(sure, { type: "checkbox" })} /> <span>It is a quantity</span>
        </label>
      )}
    </div>
  );
}

function ReplaceOrAdd({ part, fields, typed }: { part: CountPartView; fields: Fields; typed: number }) {
  const before = part.entry!.quantity;
  const choices = [
    { value: "replace", label: `Replace: ${formatCount(typed)}` },
    { value: "add", label: `Add: ${formatCount(before + typed)} in all` },
  ];
  return (
    <Choices legend={`Replace or add: ${part.number}`} field={fields[howField(part.id)]!} choices={choices}>
      <input type="hidden" name={seenField(part.id)} value={part.entry!.seen} />
    </Choices>
  );
}

/** Before or after what moved the part. An answer is kept while another part is asked about. */
function When({
  part,
  field,
  moments,
}: {
  part: CountPartView;
  field: FieldMetadata<string>;
  moments: Choice[];
}) {
  if (moments.length > 0)
    return <Choices legend={`Counted before or after: ${part.number}`} field={field} choices={moments} />;
  return field.initialValue ? <input type="hidden" name={field.name} value={field.initialValue} /> : null;
}

type ChoicesProps = { legend: string; field: FieldMetadata<string>; choices: Choice[]; children?: ReactNode };

function Choices({ legend, field, choices, children }: ChoicesProps) {
  return (
    <fieldset className="count-how">
      <legend className="visually-hidden">{legend}</legend>
      {children}
      {choices.map(({ value, label }) => (
        <label className="choice" key={value}>
          <input type="radio" name={field.name} value={value} defaultChecked={field.initialValue === value} />{" "}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
