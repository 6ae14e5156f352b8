import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { noUserForPhoto } from "~/features/files/keep-photo.server";
import { type ScanPurpose, purposeOf } from "~/features/scans/scan-purposes";
import { readUpload } from "~/features/scans/scan-upload.server";
import { overScanLimit } from "~/features/scans/scan-limit";
import { maxPagesOfScan } from "~/features/scans/process/scanning-messages";
import { addScanPage, maxFiles } from "~/features/scans/read-again.server";
import { getScan, serviceForPhotos } from "~/features/scans/scans.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ScanFileField } from "./+shared/scan-file-field";

export const meta = pageTitle("Add a Page");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "scans:use");
  const { id, purpose } = orNotFound(await getScan(scope, readId(params.scanId)));
  const { title, takesDocuments }: ScanPurpose = purposeOf(purpose);
  return { id, title, takesDocuments, host: serviceForPhotos(scope) };
}

const refusals = {
  gone: "This scan was used or discarded, or its files are gone. Scan all pages again.",
  "too-many-pages": `A scan has at most ${maxFiles} files. Nothing was added.`,
};

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "scans:use", undefined, noUserForPhoto);
  const scan = orNotFound(await getScan(scope, readId(params.scanId)));
  const form = await readForm(request, scope, { files: true });
  const file = await readUpload(form, purposeOf(scan.purpose));
  if ("problem" in file) form.refused = { title: file.problem, fieldErrors: { photo: file.texts } };
  return saveForm(form, { schema: noFields, failure: "Failed to read image file" }, async (_, token) => {
    if ("problem" in file) return { formErrors: file.texts };
    const added = await addScanPage(scope, scan.id, file, token);
    if (!("problem" in added)) return redirect(`/scans/${added.scanId}`, 303);
    return added.problem === "over-limit" ? overScanLimit : { formErrors: [refusals[added.problem]] };
  });
}

export default function NewScanPagePage() {
  const { id, title, takesDocuments, host } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ photo: string }>("scan-page");
  return (
    <RecordPage
      {...record}
      title="Add a Page"
      back={{ to: `/scans/${id}`, label: title }}
      intro={
        <p>
          All pages are read again together, and what was read before is replaced, unless the new page cannot
          be read. At most {maxPagesOfScan} pages are read{host && `, also by the vision service at ${host}`}.
        </p>
      }
      action={`/scans/${id}/pages`}
      save="Add Page"
      checks={false}
      multipart
    >
      <ScanFileField field={fields.photo} takesDocuments={takesDocuments} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to read image file" />;
}
