import type { FieldMetadata } from "@conform-to/react";
import { getInputProps } from "@conform-to/react";
import { formatCount } from "~/ui/format";
import { FieldError } from "~/ui/field";
import { type Column, Table } from "~/ui/table";
import { howField, quantityField, seenField, sureField } from "../count-fields";
import { type CountPartView, entryText } from "../count-part-view";
import { readQuantity } from "../read-quantity";

type Fields = Record<string, FieldMetadata<string> | undefined>;
type PartsToCountProps = { parts: CountPartView[]; fields: Fields; showsBook: boolean };

/** An empty box is not counted; 0 is. */
export function PartsToCount({ parts, fields, showsBook }: PartsToCountProps) {
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
        { heading: "Counted", cell: (part) => <CountedBox part={part} fields={fields} /> },
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    />
  );
}

function CountedBox({ part, fields }: { part: CountPartView; fields: Fields }) {
  const { id, number, entry } = part;
  const field = fields[quantityField(id)]!;
  const read = readQuantity(field.initialValue ?? "");
  const typed = "quantity" in read ? read.quantity : 0;
  return (
    <div className="count-cell">
      <FieldError field={field} />
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
      {field.errors && typed >= 100 && (
        <label className="choice">
          <input {...getInputProps(fields[sureField(id)]!, { type: "checkbox" })} />{" "}
          <span>It is a quantity</span>
        </label>
      )}
    </div>
  );
}

function ReplaceOrAdd({ part, fields, typed }: { part: CountPartView; fields: Fields; typed: number }) {
  const how = fields[howField(part.id)]!;
  const before = part.entry!.quantity;
  const choices = [
    { value: "replace", label: `Replace: ${formatCount(typed)}` },
    { value: "add", label: `Add: ${formatCount(before + typed)} in all` },
  ];
  return (
    <fieldset className="count-how">
      <legend className="visually-hidden">Replace or add: {part.number}</legend>
      <input type="hidden" name={seenField(part.id)} value={part.entry!.seen} />
      {choices.map(({ value, label }) => (
        <label className="choice" key={value}>
          <input type="radio" name={how.name} value={value} defaultChecked={how.initialValue === value} />{" "}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
