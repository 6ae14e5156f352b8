import { useForm } from "@conform-to/react";
import { ColumnChoices } from "~/features/imports/column-choices";
import { RateField } from "~/features/imports/import-fields";
import { OptionQuestions } from "~/features/imports/option-questions";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonRow } from "~/ui/button";
import { ChoiceField } from "~/ui/filter";
import type { ImportPageData } from "./import-page.server";

type ImportFormProps = { file: ImportPageData; answer: FormAnswer | undefined };

/** How the file is read. Saving it reads the file anew and writes nothing. */
export function ImportForm({ file, answer }: ImportFormProps) {
  const [form, fields] = useForm<{ rate: string }>({
    id: "settings",
    lastResult: answer?.result,
    defaultValue: { rate: file.rate },
  });
  return (
    <RecordForm form={form} answer={answer} action={`/fleet-data/import/${file.id}`} save="Read Again">
      <VehicleChoices file={file} />
      <OptionQuestions questions={file.questions} />
      <RateField field={fields.rate} currency={file.currency} />
      {file.product && (
        <ChoiceField name="product" label="What was bought, where the file does not say" {...file.product} />
      )}
      <ButtonRow>
        <Button variant="secondary">Read Again</Button>
      </ButtonRow>
      <ColumnChoices columns={file.columns} />
      <ButtonRow>
        <Button variant="secondary">Read Again</Button>
      </ButtonRow>
    </RecordForm>
  );
}

function VehicleChoices({ file: { vehicle, names } }: { file: ImportPageData }) {
  if (!vehicle) return null;
  if (names.length === 0) return <ChoiceField name="vehicleId" label="The log is about" {...vehicle} />;
  return (
    <>
      {names.map(({ name, value }, index) => (
        <ChoiceField
          key={name}
          name={`vehicles[${index}]`}
          label={`“${name}” in the file is`}
          value={value || vehicle.value}
          options={vehicle.options}
        />
      ))}
      <input type="hidden" name="vehicleId" value={vehicle.value} />
    </>
  );
}
