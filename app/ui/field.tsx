import {
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from "@conform-to/react";
import { Fragment, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from "react";
import { Icon } from "./icon";

// The server checks every value, so constraints that would stop the browser from sending are left out.
const unconstrained = {
  required: undefined,
  pattern: undefined,
  minLength: undefined,
  min: undefined,
  max: undefined,
};

type Labelled = { field: FieldMetadata<unknown>; label: string; hint?: ReactNode; required?: boolean };
type Choice = { value: string; label: string; hint?: ReactNode };

export type FieldProps = Labelled &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | "inputMode"
    | "autoComplete"
    | "autoFocus"
    | "maxLength"
    | "readOnly"
    | "spellCheck"
    | "autoCapitalize"
    | "placeholder"
  > & {
    type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "date" | "datetime-local" | "url">;
    /** For identifiers read letter by letter. */
    mono?: boolean;
    /** Common values; anything else may be typed, too. */
    proposals?: string[];
  };

export function Field({
  field,
  label,
  hint,
  required,
  type = "text",
  mono,
  proposals,
  ...attributes
}: FieldProps) {
  const short = type.startsWith("date") || (attributes.maxLength ?? Infinity) <= 20;
  const className = [mono && "identifier", short && "input-short"].filter(Boolean).join(" ");
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required || attributes.readOnly}>
      <input
        {...getInputProps(field, { type, ...described(field, hint) })}
        {...unconstrained}
        {...attributes}
        className={className || undefined}
        aria-required={required}
        list={proposals && `${field.id}-proposals`}
      />
      {proposals && (
        <datalist id={`${field.id}-proposals`}>
          {proposals.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

/** Needs a form with `encType="multipart/form-data"`. Empty after a refusal, because browsers never show a chosen file again. */
export function FileField({ field, label, hint, required, accept }: Labelled & { accept: string }) {
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <input
        {...getInputProps(field, { type: "file", ...described(field, hint) })}
        {...unconstrained}
        accept={accept}
        aria-required={required}
      />
    </FieldFrame>
  );
}

/** Empty after a refusal, because passwords are never sent back. */
export function Password({
  field,
  label,
  hint,
  autoComplete,
}: Omit<Labelled, "required"> & { autoComplete: string }) {
  return (
    <FieldFrame field={field} label={label} hint={hint} required>
      <input
        {...getInputProps(field, { type: "password", value: false, ...described(field, hint) })}
        {...unconstrained}
        autoComplete={autoComplete}
        aria-required
      />
    </FieldFrame>
  );
}

export function TextArea({
  field,
  label,
  hint,
  required,
  rows = 4,
  maxLength,
}: Labelled & { rows?: number; maxLength?: number }) {
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <textarea
        {...getTextareaProps(field, described(field, hint))}
        {...unconstrained}
        rows={rows}
        maxLength={maxLength}
        aria-required={required}
      />
    </FieldFrame>
  );
}

export function Select({
  field,
  label,
  hint,
  required,
  options,
  autoFocus,
}: Labelled & { options: Choice[]; autoFocus?: boolean }) {
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <select
        {...getSelectProps(field, described(field, hint))}
        required={undefined}
        aria-required={required}
        autoFocus={autoFocus}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function Checkbox({
  field,
  label,
  hint,
  disabled,
}: Omit<Labelled, "required"> & { disabled?: boolean }) {
  return (
    <div className="field">
      <FieldError field={field} />
      <label className="choice">
        <input
          {...getInputProps(field, { type: "checkbox", ...described(field, hint) })}
          required={undefined}
          disabled={disabled}
        />{" "}
        <span>{label}</span>
      </label>
      {hint && <Hint id={field.descriptionId}>{hint}</Hint>}
    </div>
  );
}

type GroupProps = { field: FieldMetadata<unknown>; legend: string; hint?: ReactNode; options: Choice[] };

export function CheckboxGroup({ field, legend, hint, options }: GroupProps) {
  const inputs = getCollectionProps(field, {
    type: "checkbox",
    options: options.map((option) => option.value),
    ...described(field, hint),
  });
  return (
    <fieldset className="field" id={field.id} tabIndex={-1}>
      <legend>{legend}</legend>
      {hint && <Hint id={field.descriptionId}>{hint}</Hint>}
      <FieldError field={field} />
      {inputs.map(({ key, ...input }, index) => (
        <Fragment key={key}>
          <label className="choice">
            <input {...input} required={undefined} />{" "}
            <span>
              {options[index]?.label}{" "}
              {options[index]?.hint && <small className="choice-hint">{options[index].hint}</small>}
            </span>
          </label>{" "}
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>;
}

function FieldFrame({ field, label, hint, required, children }: Labelled & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        {!required && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && <Hint id={field.descriptionId}>{hint}</Hint>}
      <FieldError field={field} />
      {children}
    </div>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="field-hint" id={id}>
      {children}
    </div>
  );
}

export function FieldError({ field }: { field: FieldMetadata<unknown> }) {
  if (!field.errors) return null;
  return (
    <p className="field-error" id={field.errorId}>
      <Icon name="warning" />{" "}
      {field.errors.map((text) => (
        <span key={text}>{text} </span>
      ))}
    </p>
  );
}

function described(field: FieldMetadata<unknown>, hint: ReactNode) {
  return { ariaDescribedBy: hint ? field.descriptionId : undefined };
}
