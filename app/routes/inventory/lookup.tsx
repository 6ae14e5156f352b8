import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { timeZones } from "~/features/accounts/account-choices";
import { InventoryTabs } from "~/features/inventory/list/inventory-tabs";
import { askForPart } from "~/features/part-lookup/ask-for-part.server";
import { lookupSchema } from "~/features/part-lookup/lookup-schema";
import { getLookupService } from "~/features/part-lookup/lookup-service.server";
import {
  lookupPage,
  lookupProblemText,
  numberMissing,
  signInToLookUp,
} from "~/features/part-lookup/lookup-text";
import { OwnRecordsTables } from "~/features/part-lookup/own-records-tables";
import { isNothingOwn, ownRecordsView } from "~/features/part-lookup/own-records-view";
import { findInOwnRecords } from "~/features/part-lookup/own-records.server";
import { PartNotFound, ServiceAnswerCard } from "~/features/part-lookup/service-answer-card";
import { UpgradeNotice } from "~/features/plans/plan-notice";
import { readForm } from "~/http/forms/read-form.server";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { readKey } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { log } from "~/http/web-process/log.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { SearchBox } from "~/ui/search-box";

export const meta = pageTitle("Part Lookup");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "lookup:use", signInToLookUp);
  const { searchParams } = new URL(request.url);
  const number = readKey(searchParams.get("number"));
  return {
    number,
    isMissing: searchParams.has("number") && number === "",
    records: number ? ownRecordsView(await findInOwnRecords(scope, number), scope) : null,
    service: await getLookupService(scope, number),
    seesCost: scope.may("costs:view"),
    mayAdd: scope.may("inventory:modify"),
    mayManage: scope.may("inventory:manage"),
    maySell: scope.may("invoicing:sell"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "lookup:ask", undefined, signInToLookUp);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: lookupSchema, failure: "Lookup failed" }, async ({ number }) => {
    const asked = await askForPart(scope, number);
    if (!("problem" in asked)) return redirect(lookupPage(number), 303);
    if ("detail" in asked) log.warn({ reason: asked.detail }, "The lookup service gave no answer");
    const zone = timeZones.find(({ value }) => value === scope.account.timeZone);
    return lookupProblemText(asked, scope.limits.lookups, zone?.label ?? scope.account.timeZone);
  });
}

export default function LookupPage() {
  const { number, isMissing, records, service, seesCost, mayAdd, mayManage } = useLoaderData<typeof loader>();
  return (
    <Page title="Part Lookup" back={{ to: "/inventory", label: "Inventory Management" }}>
      <InventoryTabs current="lookup" mayModify={mayAdd} mayManage={mayManage} />
      {isMissing && (
        <Notice kind="error" title={numberMissing} role="alert" focused>
          Type or scan the number, then press Search.
        </Notice>
      )}
      <SearchBox
        action="/inventory/lookup"
        name="number"
        label="Part number to look up"
        placeholder="Part number..."
        value={number}
      />
      {records && isNothingOwn(records) && (
        <Empty title="Nothing in your records" actions={<AddByHand />}>
          <p>No part, other number, purchase or invoice of this company has this number.</p>
        </Empty>
      )}
      {records && <OwnRecordsTables records={records} seesCost={seesCost} />}
      {number && <Answer />}
      {service.upgrade ? <UpgradeNotice>{service.upgrade}</UpgradeNotice> : <Service />}
    </Page>
  );
}

function addLink(query: Record<string, string>): string {
  return `/inventory/add?${new URLSearchParams(query).toString()}`;
}

function AddByHand() {
  const { number, service, mayAdd } = useLoaderData<typeof loader>();
  return mayAdd && !service.isAnswered && <ButtonLink to={addLink({ number })}>Add Part</ButtonLink>;
}

function Answer() {
  const { number, service, mayAdd, maySell } = useLoaderData<typeof loader>();
  if (!service.isAnswered) return null;
  if (!service.answer) return <PartNotFound addTo={mayAdd ? addLink({ number }) : undefined} />;
  const sale = `/invoicing/new?${new URLSearchParams({ number, lookup: "1" }).toString()}`;
  const actions = (
    <>
      {mayAdd && (
        <ButtonLink to={addLink({ lookup: number })} variant="primary">
          Use It
        </ButtonLink>
      )}
      {mayAdd && <ButtonLink to={addLink({ lookup: number, confirm: "1" })}>Add to Inventory</ButtonLink>}
      {maySell && <ButtonLink to={sale}>Add to Invoice</ButtonLink>}
    </>
  );
  return <ServiceAnswerCard answer={service.answer} actions={actions} />;
}

function Service() {
  const { number, service } = useLoaderData<typeof loader>();
  const { form, answer } = useRecordForm("lookup");
  if (service.note) return <p>{service.note}</p>;
  const mayAsk = number !== "" && !service.isAnswered;
  return (
    <Card title="Lookup service">
      <p>{service.usage}</p>
      {mayAsk && (
        <RecordForm form={form} answer={answer} action={lookupPage(number)} save="Ask" checks={false}>
          <p>
            The number {number} is sent to {service.host}. An answer that is kept already costs no lookup.
          </p>
          <input type="hidden" name="number" value={number} />
          <ButtonRow>
            <Button>Ask the Lookup Service</Button>
          </ButtonRow>
        </RecordForm>
      )}
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Lookup failed" />;
}
