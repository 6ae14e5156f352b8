import type { FieldMetadata } from "@conform-to/react";
import { Fragment, type InputHTMLAttributes } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { type InvoiceValues, type LineValues, lineChoices } from "./invoice-values";
import type { LineView } from "./recalculated-form";

type InvoiceLineProps = {
  line: FieldMetadata<LineValues, InvoiceValues, string[]>;
  index: number;
  printed: LineView;
  focus: string;
};

export function InvoiceLine({ line, index, printed, focus }: InvoiceLineProps) {
  const fields = line.getFieldset();
  const about = `line ${index + 1}`;
  const box = (field: FieldMetadata<unknown>) => ({ field, autoFocus: field.name === focus });
  return (
    <fieldset className="sale-line">
      <legend className="visually-hidden">{`Line ${index + 1}`}</legend>
      <LineBox
        {...box(fields.number)}
        label="Part number"
        size="half"
        aria-required={index === 0}
        className="identifier"
        spellCheck={false}
      />
      <LineNotes printed={printed} about={about} />
      <LineBox {...box(fields.description)} label="Description" size="half" />
      <LineBox {...box(fields.quantity)} label="Quantity" size="short" inputMode="numeric" />
      <LineBox {...box(fields.unitPrice)} label="Price" size="short" inputMode="decimal" />
      <LineBox {...box(fields.discount)} label="Discount %" size="short" inputMode="decimal" />
      <KindChoice field={fields.choice} />
      <div className="sale-return" hidden={fields.choice.initialValue !== "core_return"}>
        <LineBox {...box(fields.sale)} label="Sold on invoice" size="half" />
        <LineBox {...box(fields.elsewhere)} label="Or why it was bought elsewhere" size="half" />
      </div>
      <p className="sale-line-total">
        <span>Line total</span>{" "}
        <output aria-label={`Total of ${about}`} aria-live="off">
          {printed.total}
        </output>
      </p>
      <input type="hidden" name={fields.part.name} value={fields.part.initialValue ?? ""} />
      <input type="hidden" name={fields.follows.name} value={fields.follows.initialValue ?? ""} />
      <input type="hidden" name={fields.back.name} value={fields.back.initialValue ?? ""} />
      <LineButtons index={index} about={about} />
    </fieldset>
  );
}

type LineBoxProps = { field: FieldMetadata<unknown>; label: string; size: "half" | "short" } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoFocus" | "inputMode" | "className" | "spellCheck" | "aria-required"
>;

function LineBox({ field, label, size, ...attributes }: LineBoxProps) {
  // getInputProps reads every constraint, which took a third of the page of 500 lines.
  const { id, name, errors, errorId } = field;
  return (
    <div className={`field sale-${size}`}>
      <label htmlFor={id}>{label}</label>
      <FieldError field={field} />
      <input
        id={id}
        name={name}
        defaultValue={typeof field.initialValue === "string" ? field.initialValue : undefined}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors && errorId}
        autoComplete="off"
        {...attributes}
      />
    </div>
  );
}

export function LineNotes({
  printed: { notes, marks, offers, candidates },
  about,
}: {
  printed: LineView;
  about: string;
}) {
  if (notes.length === 0 && marks.length === 0 && offers.length === 0 && !candidates?.length) return null;
  return (
    <div className="sale-line-notes">
      {notes.length + marks.length > 0 && (
        <p>
          {notes.join(" · ")}
          {marks.map((mark) => (
            <Fragment key={mark}>
              {" "}
              <Badge kind={mark === "short" ? "warning" : "plain"}>{mark}</Badge>
            </Fragment>
          ))}
        </p>
      )}
      {candidates && candidates.length > 0 && (
        <ul aria-label={`Parts for ${about}`}>
          {candidates.map(({ step, label }) => (
            <li key={step}>
              <button className="sale-pick" name="step" value={step}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {offers.map(({ step, label }) => (
        <Button key={step} variant="quiet" name="step" value={step} about={about}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function KindChoice({ field: { id, name, initialValue } }: { field: FieldMetadata<string> }) {
  return (
    <div className="field sale-kind">
      <label htmlFor={id}>Kind</label>
      <select id={id} name={name} defaultValue={initialValue}>
        {lineChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function LineButtons({ index, about }: { index: number; about: string }) {
  return (
    <div className="button-row">
      <Button variant="quiet" name="step" value={`fill:${index}`} about={about}>
        Fill from inventory
      </Button>
      <Button variant="quiet" name="step" value={`remove:${index}`} about={about}>
        Remove
      </Button>
    </div>
  );
}
