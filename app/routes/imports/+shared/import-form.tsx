import { useForm } from "@conform-to/react";
import { ColumnChoices } from "~/features/imports/page/column-choices";
import { RateField } from "~/features/imports/page/import-fields";
import type { ImportPages } from "~/features/imports/page/import-pages";
import { OptionQuestions } from "~/features/imports/page/option-questions";
import { OwnChoices } from "~/features/imports/page/own-choices";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonRow } from "~/ui/button";
import type { DraftPageData } from "./import-actions.server";

type ImportFormProps = { pages: ImportPages; file: DraftPageData; answer: FormAnswer | undefined };

/** Saving reads the file again and writes nothing. */
export function ImportForm({ pages, file, answer }: ImportFormProps) {
  const [form, fields] = useForm<{ rate: string }>({
    id: "settings",
    lastResult: answer?.result,
    defaultValue: { rate: file.rate },
  });
  return (
    <RecordForm form={form} answer={answer} action={`${pages.path}/${file.id}`} save="Read Again">
      <OwnChoices choices={file.choices.above} />
      <OptionQuestions questions={file.questions} />
      <RateField field={fields.rate} currency={file.currency} />
      <OwnChoices choices={file.choices.below} />
      {pages.readsAgainAboveColumns && <ReadAgain />}
      <ColumnChoices columns={file.columns} />
      <ReadAgain />
    </RecordForm>
  );
}

function ReadAgain() {
  return (
    <ButtonRow>
      <Button variant="secondary">Read Again</Button>
    </ButtonRow>
  );
}
