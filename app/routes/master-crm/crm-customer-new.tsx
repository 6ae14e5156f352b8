import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { checkCrmCustomer } from "~/features/master-crm/customers/add-crm-customer.server";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import { sameCompanyQuestion } from "~/features/master-crm/customers/crm-customer-problem";
import {
  type NewCrmCustomer,
  newCrmCustomerSchema,
} from "~/features/master-crm/customers/crm-customer-schema";
import {
  type CrmCustomerForm,
  crmCustomerLabels,
  newCrmCustomerValues,
} from "~/features/master-crm/customers/crm-customer-text";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { addScannedCustomer } from "~/features/master-crm/scan/scanned-customer.server";
import { reviewedScan, scanIdOf } from "~/features/scans/reviewed-scan.server";
import { ScanReview, evidenceOf } from "~/features/scans/scan-review";
import { PostForm } from "~/http/forms/post-form";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button } from "~/ui/button";

export const meta = pageTitle("Add Customer");

const scannedLabels = { ...crmCustomerLabels, businessType: "Business type" };

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return { scan: await reviewedScan(scope, request, scannedLabels, { purpose: "crm-card" }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  const asked = { schema: newCrmCustomerSchema, failure: "Failed to add customer" };
  const check = (typed: NewCrmCustomer) => checkedCustomer(scope, typed);
  return saveForm(form, { ...asked, check }, async (typed, token) => {
    const added = await addScannedCustomer(scope, { scanId: scanIdOf(request), typed }, token);
    if ("problem" in added) return { question: sameCompanyQuestion(added) };
    const flash = { kind: "success", title: "Customer added successfully" } as const;
    return redirectWithFlash(request, `/master-crm/customers/${added.crmCustomerId}`, flash);
  });
}

async function checkedCustomer(scope: Scope, typed: NewCrmCustomer) {
  const same = await checkCrmCustomer(scope, typed);
  const { company_name, contact_email } = typed.columns;
  return same ? { question: sameCompanyQuestion(same) } : { notes: [`${company_name}, ${contact_email}.`] };
}

const confirm = "Confirm & Add";

export default function NewCrmCustomerPage() {
  const { scan } = useLoaderData<typeof loader>();
  const type = scan?.values.businessType;
  const { fields, ...record } = useRecordForm<CrmCustomerForm>(
    scan ? `crm-customer-${scan.id}` : "crm-customer",
    { ...newCrmCustomerValues, ...scan?.values, businessType: type ? [type] : [] },
  );
  return (
    <RecordPage
      {...record}
      title="Add Customer"
      back={{ to: "/master-crm/customers", label: "Back to the customers" }}
      intro={<Intro />}
      action={`/master-crm/customers/new${scan ? `?scan=${scan.id}` : ""}`}
      save={scan && !scan.failure ? confirm : "Add Customer"}
    >
      <CrmCustomerFields
        fields={fields}
        focused={!record.answer && !scan}
        beside={scan ? evidenceOf(scan) : undefined}
      />
    </RecordPage>
  );
}

function Intro() {
  const { scan } = useLoaderData<typeof loader>();
  if (!scan) return <AddCustomerTabs current="manual" />;
  const startOver = (
    <PostForm action={`/scans/${scan.id}/discard`}>
      <Button variant="quiet">Start Over</Button>
    </PostForm>
  );
  return (
    <>
      <AddCustomerTabs current="scan" />
      <ScanReview scan={scan} confirm={confirm} startOver={startOver} showsPhoto />
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
