import { useForm } from "@conform-to/react";
import { FinalizeFields, ReadyFacts, finalizeValues } from "~/features/invoices/issue/finalize-form";
import type { FinalizeForm } from "~/features/invoices/issue/finalize-schema";
import type { ReadyInvoice } from "~/features/invoices/issue/finalize-summary.server";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { SaleScript } from "./sale-script";

/** The last form of a sale. */
export function FinalizePage({ ready, answer }: { ready: ReadyInvoice; answer: FormAnswer | undefined }) {
  const page = `/invoicing/${ready.id}`;
  const [form, fields] = useForm<FinalizeForm>({
    id: "finalize",
    lastResult: answer?.result,
    defaultValue: finalizeValues(ready),
  });
  return (
    <DialogPage title="Finalize Invoice" close={{ to: `${page}/edit`, label: "Back to the draft" }}>
      <ReadyFacts ready={ready} />
      <RecordForm form={form} answer={answer} action={`${page}/finalize`} save="Finalize Invoice" checks>
        <FinalizeFields fields={fields} ready={ready} focused={!answer} />
        <ButtonRow>
          <Button>Finalize Invoice</Button>
          <ButtonLink to={`${page}/edit`}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
      <SaleScript />
    </DialogPage>
  );
}
