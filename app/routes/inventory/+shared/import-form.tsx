import { useForm } from "@conform-to/react";
import { ColumnChoices } from "~/features/imports/column-choices";
import { existingChoices } from "~/features/imports/import-words";
import { RateField } from "~/features/imports/import-fields";
import { OptionQuestions } from "~/features/imports/option-questions";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonRow } from "~/ui/button";
import { ChoiceField } from "~/ui/filter";
import type { DraftPageData } from "./import-page.server";

/** How the file is read. Saving it reads the file anew and writes nothing. */
export function ImportForm({ file, answer }: { file: DraftPageData; answer: FormAnswer | undefined }) {
  const [form, fields] = useForm<{ rate: string }>({
    id: "settings",
    lastResult: answer?.result,
    defaultValue: { rate: file.rate },
  });
  return (
    <RecordForm form={form} answer={answer} action={`/inventory/import/${file.id}`} save="Read Again">
      <ChoiceField
        name="existing"
        label="A part that is in your inventory already"
        hint="Updating sets what the file says, the quantity too; an empty cell changes nothing"
        value={file.existing}
        options={existingChoices}
      />
      <OptionQuestions questions={file.questions} />
      <RateField field={fields.rate} currency={file.currency} />
      <ColumnChoices columns={file.columns} />
      <ButtonRow>
        <Button variant="secondary">Read Again</Button>
      </ButtonRow>
    </RecordForm>
  );
}
