import { useForm } from "@conform-to/react";
import { type DecodedField, decodedFields } from "~/features/vehicles/decode/decoded-fields";
import { DecodedFormFields } from "~/features/vehicles/decode/decoded-form";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { Identifier } from "~/ui/identifier";
import type { Decoded } from "./decoded.server";

/** For decoding and for corrections by hand. */
export function DecodedPage({ decoded, answer }: { decoded: Decoded; answer?: FormAnswer }) {
  const { id, title, left, vin, values, mayUndo } = decoded;
  return (
    <DialogPage
      title={`Decoded values of ${title}`}
      close={{ to: `/fleet-data/${id}`, label: "Back to the vehicle" }}
    >
      {vin !== null && (
        <p>
          VIN <Identifier text={vin} tail={6} />. Correct here what the decoder got wrong.
        </p>
      )}
      <ClosedNotice left={left} />
      {(!left || answer) && <DecodedForm decoded={decoded} answer={answer} />}
      {answer?.conflict && (
        <>
          <h2>Saved now</h2>
          <DetailsList
            details={decodedFields.map(({ name, label }) => ({ label, value: values[name] || "Unknown" }))}
          />
        </>
      )}
      {!left && (
        <ButtonRow>
          {vin !== null && (
            <PostForm action={`/fleet-data/${id}/decode`}>
              <Button variant="secondary">Decode Again</Button>
            </PostForm>
          )}
          {mayUndo && (
            <PostForm action={`/fleet-data/${id}/decode/undo`}>
              <Button variant="quiet">Undo Decode</Button>
            </PostForm>
          )}
        </ButtonRow>
      )}
    </DialogPage>
  );
}

function DecodedForm({ decoded: { id, values }, answer }: { decoded: Decoded; answer?: FormAnswer }) {
  const [form, fields] = useForm<Record<DecodedField | "version", string>>({
    id: "decoded",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <RecordForm form={form} answer={answer} action={`/fleet-data/${id}/decoded`} save="Save">
      <DecodedFormFields fields={fields} />
      <input type="hidden" name="version" value={fields.version.initialValue} />
      <ButtonRow>
        <Button>Save</Button>
        <ButtonLink to={`/fleet-data/${id}`}>Cancel</ButtonLink>
      </ButtonRow>
    </RecordForm>
  );
}
