import { ChoiceField, TypedField } from "~/ui/filter";
import type { OwnChoice } from "../import-kind";

/** The questions that only this kind of file has. */
export function OwnChoices({ choices }: { choices: OwnChoice[] }) {
  const proposals = choices.find((choice) => choice.proposals)?.proposals;
  return (
    <>
      {choices.map((choice) => (
        <Choice key={choice.name} {...choice} />
      ))}
      {proposals && (
        <datalist id={listId}>
          {proposals.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      )}
    </>
  );
}

const listId = "own-choices";

function Choice({ name, value, label, hint, options, isTyped }: OwnChoice) {
  if (label && isTyped)
    return <TypedField name={name} label={label} hint={hint} value={value} list={listId} />;
  if (label && options)
    return <ChoiceField name={name} label={label} hint={hint} value={value} options={options} />;
  return <input type="hidden" name={name} value={value} />;
}
