import { type FieldMetadata, getInputProps, useForm } from "@conform-to/react";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { formatCount } from "~/ui/format";
import {
  howField,
  quantityField,
  seenField,
  shownField,
  sureField,
  whenField,
} from "~/features/counts/count-fields";
import { type CountPartView, entryText } from "~/features/counts/count-part-view";

type EntryFormProps = {
  part: CountPartView;
  foundBy: string;
  answer: FormAnswer | undefined;
  action: string;
};

/** Enter after the quantity counts the part; if it was counted before, asks first. */
export function EntryForm({ part, foundBy, answer, action }: EntryFormProps) {
  const { id, entry } = part;
  const [form, fields] = useForm<Record<string, string>>({ id: `entry-${id}`, lastResult: answer?.result });
  // Answers to earlier questions are kept while the next one is asked.
  const asked = answer?.question?.choices.map(({ name }) => name) ?? [];
  const answers = [seenField(id), howField(id), sureField(id), whenField(id)]
    .filter((name) => !asked.includes(name))
    .map((name) => fields[name]!);
  const shown = fields[shownField(id)]!;
  return (
    <section className="card count-entering" aria-labelledby="part-to-count">
      <h2 className="card-title" id="part-to-count">
        <span className="identifier">{part.number}</span> {part.description}
      </h2>
      <div className="card-body">
        <p>{factsOf(part, foundBy)}</p>
        {entry && !answer?.question && <p className="count-entry">Already {entryText(entry)}.</p>}
        <RecordForm form={form} answer={answer} action={action} save="Count">
          <input type="hidden" name="part" value={id} />
          <input type="hidden" name={shown.name} value={shown.initialValue ?? part.shown} />
          {answers.map(
            ({ name, initialValue }) =>
              initialValue && <input key={name} type="hidden" name={name} value={initialValue} />,
          )}
          <OnTheShelf field={fields[quantityField(id)]!} />
        </RecordForm>
      </div>
    </section>
  );
}

function factsOf({ bin, book }: CountPartView, foundBy: string): string {
  const facts = [
    bin ? `Bin ${bin}` : "No bin",
    book !== null && `book ${formatCount(book)}`,
    foundBy && `found ${foundBy}`,
  ];
  return facts.filter(Boolean).join(", ");
}

function OnTheShelf({ field }: { field: FieldMetadata<string> }) {
  return (
    <div className="field">
      <label htmlFor={field.id}>On the shelf</label>
      <FieldError field={field} />
      <div className="scan-line">
        <input
          {...getInputProps(field, { type: "text" })}
          className="count-big"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={100}
          autoFocus
          data-scan=""
        />
        <Button>Count</Button>
      </div>
    </div>
  );
}
