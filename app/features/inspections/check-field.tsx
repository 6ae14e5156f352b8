import type { FieldMetadata } from "@conform-to/react";
import { Fragment } from "react";
import { checkResults, resultNames } from "./items/inspection-items";

type Fields = Record<string, FieldMetadata<string>>;

/** "Not checked" first, which some browsers choose by themselves: nothing is signed that nobody looked at. */
const choices = [
  ["", "Not checked"],
  ...checkResults.map(
    (result) => [result, result === "not_applicable" ? "N/A" : resultNames[result]] as const,
  ),
] as const;

/** One item to check, and for a defect what is wrong. */
export function CheckField({ fields, name, label }: { fields: Fields; name: string; label: string }) {
  const field = fields[name]!;
  const note = fields[`${name}_note`]!;
  const described = field.errors ? field.errorId : undefined;
  return (
    <fieldset className="check" id={field.id} key={field.key} tabIndex={-1}>
      <legend>{label}</legend>
      <FieldErrors field={field} />
      <div className={note.errors ? "check-answers check-noted" : "check-answers"}>
        {choices.map(([result, text]) => (
          <Fragment key={result}>
            <input
              type="radio"
              id={`${field.id}-${result || "unchecked"}`}
              name={name}
              value={result}
              defaultChecked={(field.initialValue ?? "") === result}
              aria-describedby={described}
            />{" "}
            <label htmlFor={`${field.id}-${result || "unchecked"}`}>{text}</label>{" "}
          </Fragment>
        ))}
        <WhatIsWrong note={note} unsafe={fields[`${name}_unsafe`]!} />
      </div>
    </fieldset>
  );
}

function WhatIsWrong({ note, unsafe }: Record<"note" | "unsafe", FieldMetadata<string>>) {
  return (
    <div className="check-defect">
      <label htmlFor={note.id}>What is wrong?</label>
      <FieldErrors field={note} />
      <input
        key={note.key}
        id={note.id}
        name={note.name}
        defaultValue={note.initialValue}
        maxLength={500}
        aria-describedby={note.errors ? note.errorId : undefined}
        aria-invalid={note.errors ? true : undefined}
      />
      <label className="choice">
        <input
          type="checkbox"
          key={unsafe.key}
          name={unsafe.name}
          defaultChecked={unsafe.initialValue === "on"}
        />{" "}
        <span>Not safe to drive</span>
      </label>
    </div>
  );
}

function FieldErrors({ field }: { field: FieldMetadata<string> }) {
  if (!field.errors) return null;
  return (
    <p className="field-error" id={field.errorId}>
      {field.errors.join(" ")}
    </p>
  );
}
