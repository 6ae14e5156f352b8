import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { hasFile } from "~/features/files/files.server";
import { PhotoLink } from "~/features/files/photo-link";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import {
  type CrmCustomerForm,
  newCrmCustomerValues,
} from "~/features/master-crm/customers/crm-customer-text";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { addScannedCustomer } from "~/features/master-crm/scan/scanned-customer.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { addCustomer } from "./+shared/add-customer.server";

export const meta = pageTitle("Add Customer");

const scan = "/master-crm/customers/scan";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const photoId = readId(params.fileId);
  return { photoId: orNotFound((await hasFile(scope, photoId)) ? photoId : undefined) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  const photoId = readId(params.fileId);
  return addCustomer({ request, scope, form }, async (typed, token) => {
    if (!(await hasFile(scope, photoId))) return { formErrors: [imageGone], status: 404 };
    return addScannedCustomer(scope, { photoId, typed }, token);
  });
}

const imageGone =
  "The image is not there any more: one that no customer took goes after a day. Nothing was saved. Add the customer by Manual Entry.";

export default function ScannedCustomerPage() {
  const { photoId } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<CrmCustomerForm>("crm-customer", newCrmCustomerValues);
  return (
    <RecordPage
      {...record}
      title="Add Customer"
      back={{ to: "/master-crm/customers", label: "Customers" }}
      intro={
        <>
          <AddCustomerTabs current="scan" />
          <PhotoLink id={photoId} description="The image to type from" newWindow />
        </>
      }
      action={`${scan}/${photoId}`}
      save="Add Customer"
      more={
        <ButtonLink to={scan} variant="quiet">
          Another image
        </ButtonLink>
      }
    >
      <CrmCustomerFields fields={fields} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
