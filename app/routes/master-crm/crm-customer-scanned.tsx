import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { hasFile } from "~/features/files/files.server";
import { PhotoLink } from "~/features/files/photo-link";
import { checkCrmCustomer } from "~/features/master-crm/customers/add-crm-customer.server";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import { sameCompanyQuestion } from "~/features/master-crm/customers/crm-customer-problem";
import { newCrmCustomerSchema } from "~/features/master-crm/customers/crm-customer-schema";
import {
  type CrmCustomerForm,
  newCrmCustomerValues,
} from "~/features/master-crm/customers/crm-customer-text";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { addScannedCustomer } from "~/features/master-crm/scan/scanned-customer.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";

export const meta = pageTitle("Add Customer");

const scan = "/master-crm/customers/scan";

async function photoOf(scope: Scope, fileId: string | undefined): Promise<string> {
  const id = readId(fileId);
  return orNotFound((await hasFile(scope, id)) ? id : undefined);
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return { photoId: await photoOf(scope, params.fileId) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  const photoId = await photoOf(scope, params.fileId);
  return saveForm(
    form,
    {
      schema: newCrmCustomerSchema,
      failure: "Failed to add customer",
      check: async (typed) => {
        const same = await checkCrmCustomer(scope, typed);
        return same ? { question: sameCompanyQuestion(same) } : { notes: [] };
      },
    },
    async (typed, token) => {
      const added = await addScannedCustomer(scope, { photoId, typed }, token);
      if ("problem" in added) return { question: sameCompanyQuestion(added) };
      const flash = { kind: "success", title: "Customer added successfully" } as const;
      return redirectWithFlash(request, `/master-crm/customers/${added.crmCustomerId}`, flash);
    },
  );
}

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
