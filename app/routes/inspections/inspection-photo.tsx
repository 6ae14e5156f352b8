import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import { defectPhotoSchema } from "~/features/inspections/act-schemas";
import { addDefectPhoto } from "~/features/inspections/report-acts.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { RadioGroup } from "~/ui/radio-group";
import { reportOf } from "./+shared/report.server";

export const meta = pageTitle("Add a photo");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { facts } = await reportOf(scope, params.inspectionId);
  const options = facts.defects.map(({ id, item, note }) => ({ value: id, label: `${item}: ${note}` }));
  return { id: facts.id, options };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: false });
  const parsed = parseForm(form, defectPhotoSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to add the photo", async () => {
    const added = await addDefectPhoto(scope, id, parsed.value, parsed.token);
    if ("problem" in added) {
      if (added.problem === "no-report") refuseRequest(404);
      return refuse(parsed, "Failed to add the photo", { fieldErrors: refusals[added.problem] });
    }
    return redirectWithFlash(request, `/inspections/${id}`, { kind: "success", title: "Photo added" });
  });
}

const refusals: Record<"no-photo" | "no-defect", Record<string, string[]>> = {
  "no-photo": { photo: ["Choose a photo"] },
  "no-defect": { defectId: ["Choose the defect that it shows"] },
};

type Fields = Record<"defectId" | "photo" | "photoId", string>;

export default function DefectPhotoPage() {
  const { id, options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({
    id: "photo",
    lastResult: answer?.result,
    defaultValue: { defectId: options.length === 1 ? options[0]!.value : undefined },
  });
  const back = `/inspections/${id}`;
  return (
    <DialogPage title="Add a Photo" close={{ to: back, label: "Back to the report" }}>
      <p>A photo is added to the signed report and stays in it.</p>
      <RecordForm form={form} answer={answer} action={`${back}/photo`} save="Add Photo" multipart>
        <RadioGroup field={fields.defectId} legend="Defect" options={options} />
        <PhotoField fields={fields} />
        <ButtonRow>
          <Button>Add Photo</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
