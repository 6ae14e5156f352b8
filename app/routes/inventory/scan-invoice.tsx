import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { listBins } from "~/features/inventory/list/bins.server";
import { InventoryTabs } from "~/features/inventory/list/inventory-tabs";
import { addToStock } from "~/features/scanned-parts/stock/add-to-stock.server";
import { knownRows } from "~/features/scanned-parts/known-rows.server";
import { OtherRows } from "~/features/scanned-parts/other-rows";
import { ScannedRowsNotice } from "~/features/scanned-parts/scanned-rows-notice";
import { noScan, refusedTitle } from "~/features/scanned-parts/scanned-parts-text";
import { scannedInvoiceOf } from "~/features/scanned-parts/scanned-invoice.server";
import { StockInvoiceFields } from "~/features/scanned-parts/stock/stock-invoice-form";
import { stockInvoiceSchema } from "~/features/scanned-parts/stock/stock-invoice-schema";
import {
  type StockInvoiceForm,
  stockInvoiceValues,
} from "~/features/scanned-parts/stock/stock-invoice-values";
import { StockInvoicesTable } from "~/features/scanned-parts/stock/stock-invoices-table";
import { scanIdOf } from "~/features/scans/reviewed-scan.server";
import { PostForm } from "~/http/forms/post-form";
import { readForm } from "~/http/forms/read-form.server";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCounted } from "~/ui/format";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { addedInvoices } from "./+shared/added-invoices.server";
import { stockInvoiceNotes, stockInvoiceRefusal, withKnown } from "./+shared/stock-invoice-answer.server";

export const meta = pageTitle("Scan Invoice");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const scan = await scannedInvoiceOf(scope, request);
  return {
    scan,
    scanId: scanIdOf(request),
    ...(await addedInvoices(scope, request)),
    known: scan ? await knownRows(scope, scan.rows) : [],
    bins: await listBins(scope),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const form = await readForm(request, scope);
  const scanId = scanIdOf(request);
  const scan = await scannedInvoiceOf(scope, request);
  const asked = {
    schema: stockInvoiceSchema(today(scope.account.timeZone)),
    failure: "Failed to add parts to inventory",
    invalid: refusedTitle,
    check: stockInvoiceNotes(scan),
  };
  const answer = await saveForm(form, asked, async (typed, token) => {
    if (!scanId) return noScan;
    const added = await addToStock(scope, scanId, typed, token);
    if ("problem" in added) return stockInvoiceRefusal(scope, typed, added);
    const owed = added.owed > 0 ? ` ${formatCounted(added.owed, "piece")} are owed: who gets them?` : "";
    const text = `${formatCounted(typed.rows.length, "row")} of the invoice.${owed}`;
    const flash = { kind: "success", title: "Parts added!", text } as const;
    return redirectWithFlash(request, `/inventory/scan-invoice/${added.vendorInvoiceId}`, flash);
  });
  return withKnown(scope, answer);
}

export default function ScanInvoicePage() {
  const { scan, added, pager } = useLoaderData<typeof loader>();
  const hasTyped = useActionData() !== undefined;
  return (
    <Page title="Scan Invoice" back={{ to: "/inventory", label: "Inventory Management" }}>
      <InventoryTabs current="scan" mayModify mayManage />
      {!scan && (
        <>
          <p>
            A photo or a PDF of a vendor's invoice is read into rows, which you check before they are added.
          </p>
          <ButtonRow>
            <ButtonLink to="/scans/new/stock-invoice" variant="primary">
              Scan Invoice
            </ButtonLink>
            <ButtonLink to="/scans">My scans</ButtonLink>
          </ButtonRow>
        </>
      )}
      {scan && <Found />}
      {(scan ?? hasTyped) && <Review />}
      {scan && <OtherRows scan={scan} />}
      {!scan && !hasTyped && added.length > 0 && (
        <>
          <StockInvoicesTable invoices={added} />
          <ListPager {...pager} />
        </>
      )}
    </Page>
  );
}

function Found() {
  const scan = useLoaderData<typeof loader>().scan!;
  const reset = (
    <PostForm action={`/scans/${scan.id}/discard`}>
      <Button variant="quiet">Reset</Button>
    </PostForm>
  );
  const none = "Could not extract any parts from the invoice";
  return <ScannedRowsNotice scan={scan} none={none} startOver={reset} />;
}

function Review() {
  const { scan, scanId, bins, known } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const values = scan ? stockInvoiceValues(scan, known) : undefined;
  const { form, fields, answer } = useRecordForm<StockInvoiceForm>(`stock-${scan?.id}`, values);
  const save = "Add All to Inventory";
  return (
    <RecordForm
      form={form}
      answer={answer}
      action={`/inventory/scan-invoice?scan=${scanId ?? ""}`}
      save={save}
    >
      <StockInvoiceFields {...{ form, fields, scan, bins }} known={posted?.known ?? known} />
      <ButtonRow>
        <Button name="step" value="check" variant="secondary">
          Done Editing
        </Button>
        <Button>{save}</Button>
      </ButtonRow>
    </RecordForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
