import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import type { PhotoFieldName } from "~/features/files/photo-schema";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { scanSchema } from "~/features/master-crm/scan/scan-schema";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";

export const meta = pageTitle("Scan Image");

const page = "/master-crm/customers/scan";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "crm:use");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: false });
  // The same photo in the same form has the same id: a second post leads to the same page.
  return saveForm(form, { schema: scanSchema, failure: "Failed to add customer" }, ({ photoId }) =>
    redirectWithFlash(request, `${page}/${photoId}`, {
      kind: "error",
      title: "Extraction failed",
      text: "Please enter information manually",
    }),
  );
}

export default function ScanCustomerPage() {
  const { fields, ...record } = useRecordForm<Record<PhotoFieldName, string>>("scan");
  return (
    <RecordPage
      {...record}
      title="Add Customer"
      back={{ to: "/master-crm/customers", label: "Customers" }}
      intro={
        <>
          <AddCustomerTabs current="scan" />
          <p>
            Upload a photo of a business card or a letterhead. It is kept beside the form, and with the
            customer.
          </p>
        </>
      }
      action={page}
      save="Scan Image"
      checks={false}
      multipart
    >
      <PhotoField fields={fields} label="Image" />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
