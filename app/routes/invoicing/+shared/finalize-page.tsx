import type { MetaFunction } from "@remix-run/node";
import { useForm } from "@conform-to/react";
import { FinalizeFields, FinalizeSummaryText, finalizeValues } from "~/features/invoices/issue/finalize-form";
import type { FinalizeForm } from "~/features/invoices/issue/finalize-schema";
import type { FinalizeSummary } from "~/features/invoices/issue/finalize-summary.server";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { SaleScript } from "./sale-script";

/** The last form of a sale: the page /invoicing/:id/finalize, and the response when a draft is saved to be finalized. */
export function FinalizePage({
  summary,
  answer,
}: {
  summary: FinalizeSummary;
  answer: FormAnswer | undefined;
}) {
  const page = `/invoicing/${summary.id}`;
  const [form, fields] = useForm<FinalizeForm>({
    id: "finalize",
    lastResult: answer?.result,
    defaultValue: finalizeValues(summary),
  });
  return (
    <DialogPage title="Finalize Invoice" close={{ to: `${page}/edit`, label: "Back to the draft" }}>
      <FinalizeSummaryText summary={summary} />
      <RecordForm form={form} answer={answer} action={`${page}/finalize`} save="Finalize Invoice">
        <FinalizeFields fields={fields} summary={summary} focused={!answer} />
        <ButtonRow>
          <Button>Finalize Invoice</Button>
          <ButtonLink to={`${page}/edit`}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
      <SaleScript />
    </DialogPage>
  );
}

/** For the form of an invoice, whose Finalize button posts to the same page and gets the one above. */
export function saleTitle(title: string): MetaFunction {
  return (args) => pageTitle(args.location.search === "?finalize" ? "Finalize Invoice" : title)(args);
}
