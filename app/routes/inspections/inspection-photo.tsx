import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import { defectPhotoSchema } from "~/features/inspections/signature-schemas";
import { addDefectPhoto } from "~/features/inspections/inspection-signatures.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { RadioGroup } from "~/ui/radio-group";
import { reportOf } from "./+shared/report.server";

export const meta = pageTitle("Add a photo");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { facts } = await reportOf(scope, params.inspectionId);
  const options = facts.defects.map(({ id, item, note }) => ({ value: id, label: `${item}: ${note}` }));
  return { page: `/inspections/${facts.id}`, options };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: false });
  const asked = { schema: defectPhotoSchema, failure: "Failed to add the photo" };
  return saveForm(form, asked, async (typed, token) => {
    const added = await addDefectPhoto(scope, id, typed, token);
    if ("problem" in added) {
      if (added.problem === "no-report") return refuseRequest(404);
      return { fieldErrors: refusals[added.problem], status: 400 };
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
  const { page, options } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("photo", {
    defectId: options.length === 1 ? options[0]!.value : undefined,
  });
  return (
    <RecordPage
      {...record}
      title="Add a Photo"
      back={{ to: page, label: "Back to the report" }}
      intro={<p>A photo is added to the signed report and stays in it.</p>}
      action={`${page}/photo`}
      save="Add Photo"
      multipart
    >
      <RadioGroup field={fields.defectId} legend="Defect" options={options} />
      <PhotoField fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
