import type { FieldMetadata } from "@conform-to/react";
import { Fragment, type ReactNode } from "react";
import { FieldError, Hint } from "./field";

type RadioGroupProps = {
  field: FieldMetadata<unknown>;
  legend: string;
  hint?: ReactNode;
  options: { value: string; label: string }[];
  /** The chosen option takes the focus. */
  focused?: boolean;
};

export function RadioGroup({ field, legend, hint, options, focused }: RadioGroupProps) {
  return (
    <fieldset className="field" id={field.id} key={field.key} tabIndex={-1}>
      <legend>{legend}</legend>
      {hint && <Hint id={field.descriptionId}>{hint}</Hint>}
      <FieldError field={field} />
      {options.map(({ value, label }) => (
        <Fragment key={value}>
          <label className="choice">
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
              autoFocus={focused && field.initialValue === value}
              aria-describedby={field.errors ? field.errorId : undefined}
            />{" "}
            <span>{label}</span>
          </label>{" "}
        </Fragment>
      ))}
    </fieldset>
  );
}
