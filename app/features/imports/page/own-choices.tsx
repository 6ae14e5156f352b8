import { ChoiceField } from "~/ui/filter";
import type { OwnChoice } from "../import-kind";

/** The questions that only this kind of file has. */
export function OwnChoices({ choices }: { choices: OwnChoice[] }) {
  return choices.map(({ name, value, label, hint, options }) =>
    label && options ? (
      <ChoiceField key={name} name={name} label={label} hint={hint} value={value} options={options} />
    ) : (
      <input key={name} type="hidden" name={name} value={value} />
    ),
  );
}
