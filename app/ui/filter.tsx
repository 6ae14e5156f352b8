import { Button } from "./button";

type FilterProps = { name: string; label: string; value?: string };

export function DayField({ name, label, value }: FilterProps) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input className="input-short" id={`filter-${name}`} type="date" name={name} defaultValue={value} />
    </div>
  );
}

type ChoiceProps = FilterProps & {
  options: readonly { value: string; label: string }[];
  hint?: string;
  labelHidden?: boolean;
};

export function ChoiceField({ name, label, value, options, hint, labelHidden }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`} className={labelHidden ? "visually-hidden" : undefined}>
        {label}
      </label>
      {hint && <div className="field-hint">{hint}</div>}
      <select id={`filter-${name}`} name={name} defaultValue={value ?? ""}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type TypedProps = FilterProps & {
  hint?: string;
  /** The id of a list of proposals. */
  list: string;
};

export function TypedField({ name, label, value, hint, list }: TypedProps) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      {hint && <div className="field-hint">{hint}</div>}
      <input id={`filter-${name}`} type="text" name={name} list={list} defaultValue={value} maxLength={300} />
    </div>
  );
}

type Choice = Omit<ChoiceProps, "hint" | "labelHidden">;

/** Of a list by days: both days are included. */
export function PeriodFilter(props: { action: string; from: string; to: string; choices: Choice[] }) {
  const { action, from, to, choices } = props;
  return (
    <form
      className="filter filter-row"
      action={action}
      key={[from, to, ...choices.map(({ value }) => value)].join(" ")}
    >
      <DayField name="from" label="From" value={from} />
      <DayField name="to" label="To" value={to} />
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} />
      ))}
      <Button variant="secondary">Show</Button>
    </form>
  );
}
