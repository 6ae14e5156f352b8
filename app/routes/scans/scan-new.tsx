import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireScope } from "~/auth/require-scope.server";
import { noUserForPhoto } from "~/features/files/keep-photo.server";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { countScansUsed } from "~/features/scans/scan-limit.server";
import { overScanLimit, scanLimit } from "~/features/scans/scan-limit";
import { readUpload } from "~/features/scans/scan-upload.server";
import { pageToScan, pageToType } from "~/features/scans/scan-purposes";
import { serviceForPhotos, startScan } from "~/features/scans/scans.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { ScanFileField } from "./+shared/scan-file-field";
import { purposeIn } from "./+shared/purpose.server";

export const meta = pageTitle("Scan");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "scans:use");
  const { name, purpose, subjectId } = await purposeIn(scope, request, params);
  const { title, hint, takesDocuments } = purpose;
  const { scans } = scope.limits;
  const used = scans === null ? null : await countScansUsed(scope);
  const left = used === null ? null : `${used} of ${scans} scans used this month`;
  const pages = { page: pageToScan(name, subjectId), form: pageToType(purpose, subjectId) };
  const isOver = used !== null && scans !== null && used >= scans;
  return { name, ...pages, title, hint, takesDocuments, left, isOver, host: serviceForPhotos(scope) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "scans:use", undefined, noUserForPhoto);
  const { name, purpose, subjectId } = await purposeIn(scope, request, params);
  const form = await readForm(request, scope, { files: true });
  const file = await readUpload(form, purpose);
  if ("problem" in file) form.refused = { title: file.problem, fieldErrors: { photo: file.texts } };
  return saveForm(form, { schema: z.object({}), failure: "Failed to read image file" }, async (_, token) => {
    if ("problem" in file) return { formErrors: file.texts };
    const started = await startScan(scope, { purpose: name, subjectId, file }, token);
    return "problem" in started ? overScanLimit : redirect(`/scans/${started.scanId}`, 303);
  });
}

export default function NewScanPage() {
  const { page, title, form, takesDocuments } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ photo: string }>("scan");
  return (
    <RecordPage
      {...record}
      title={title}
      back={{ to: form, label: "Type it in" }}
      intro={<Intro isRefused={record.answer !== undefined} />}
      action={page}
      save="Scan"
      cancel="Type it in"
      more={
        <ButtonLink to="/scans" variant="quiet">
          My scans
        </ButtonLink>
      }
      checks={false}
      multipart
    >
      <ScanFileField field={fields.photo} takesDocuments={takesDocuments} />
    </RecordPage>
  );
}

function Intro({ isRefused }: { isRefused: boolean }) {
  const { name, hint, left, isOver, host } = useLoaderData<typeof loader>();
  return (
    <>
      {name === "crm-card" && <AddCustomerTabs current="scan" />}
      <p>
        {hint} It is read {host ? `on this machine and by the vision service at ${host}` : "on this machine"}{" "}
        and shown to you before anything is saved.
      </p>
      {isOver && !isRefused && (
        <Notice kind="info" title={scanLimit.title}>
          <p>
            {scanLimit.text} <Link to="/level-up">Level Up</Link>
          </p>
        </Notice>
      )}
      {left && <p>Free: 3 scans/month | Pro/Enterprise: Unlimited. {left}.</p>}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to read image file" />;
}
