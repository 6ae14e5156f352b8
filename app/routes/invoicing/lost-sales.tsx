import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { type LostSaleForm, lostSaleSchema } from "~/features/lost-sales/lost-sale-schema";
import { askedForRow, lostSaleRow } from "~/features/lost-sales/lost-sale-text";
import {
  addLostSale,
  daysLookedBack,
  listAskedFor,
  listLostSales,
} from "~/features/lost-sales/lost-sales.server";
import { AskedForTable, LostSalesTable } from "~/features/lost-sales/lost-sales-tables";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { Field, FieldRow } from "~/ui/field";
import { formatCounted } from "~/ui/format";
import { Page } from "~/ui/page";

export const meta = pageTitle("Lost Sales");

const max = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const [wanted, requests] = await Promise.all([listAskedFor(scope, max), listLostSales(scope, max)]);
  return {
    wanted: wanted.map(askedForRow),
    requests: requests.map((row) => lostSaleRow(row, scope.account.timeZone)),
    days: daysLookedBack,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const form = await readForm(request, scope);
  const parsed = parseForm(form, lostSaleSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  const { partNumber, quantity } = parsed.value;
  if (isCheck(form))
    return showChecked(parsed, [`${formatCounted(quantity, "piece")} of ${partNumber} asked for, not sold.`]);
  return attempt(parsed, "Failed to record the lost sale", async () => {
    await addLostSale(scope, parsed.value, parsed.token);
    const flash = {
      kind: "success" as const,
      title: "Recorded",
      text: `${partNumber} is in the list below, and beside its part on the reorder list.`,
    };
    return redirectWithFlash(request, "/invoicing/lost-sales", flash);
  });
}

export default function LostSalesPage() {
  const { wanted, requests, days } = useLoaderData<typeof loader>();
  return (
    <Page title="Lost Sales" back={{ to: "/invoicing", label: "Invoices" }}>
      <p>
        What somebody asked for and did not get. A line of an invoice that is “asked for, not sold” comes here
        too; the reorder list shows the pieces of the last {days} days.
      </p>
      <NewLostSale />
      {requests.length === 0 && <Empty title="Nothing was asked for in vain yet" />}
      {wanted.length > 0 && <AskedForTable rows={wanted} />}
      {requests.length > 0 && <LostSalesTable rows={requests} form={PostForm} />}
    </Page>
  );
}

function NewLostSale() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<LostSaleForm>({
    id: "lost-sale",
    lastResult: answer?.result,
    defaultValue: { quantity: "1" },
  });
  return (
    <Card title="Record a Lost Sale">
      <RecordForm form={form} answer={answer} action="/invoicing/lost-sales" save="Record">
        <FieldRow>
          <Field
            field={fields.partNumber}
            label="Part number"
            required
            mono
            autoComplete="off"
            spellCheck={false}
          />
          <Field
            field={fields.quantity}
            label="Quantity"
            required
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
          />
          <Field field={fields.note} label="Note" autoComplete="off" />
        </FieldRow>
        <ButtonRow>
          <Button>Record</Button>
        </ButtonRow>
      </RecordForm>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
