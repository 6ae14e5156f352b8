import { useForm } from "@conform-to/react";
import { InvoiceForm } from "~/features/invoices/form/invoice-form";
import { InvoiceSheet } from "~/features/invoices/document/invoice-sheet";
import type { InvoiceValues } from "~/features/invoices/form/invoice-values";
import type { InvoiceView } from "~/features/invoices/form/recalculated-form";
import { InvoicingTabs } from "~/features/invoices/invoicing-tabs";
import type { SalesDesk } from "~/features/invoices/form/form-context.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import sheetStyles from "~/styles/invoice.css?url";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Page } from "~/ui/page";
import { SaleScript } from "./sale-script";
import { FinalizePage } from "./finalize-page";
import type { InvoiceAnswer } from "./invoice-answer.server";

type InvoicePageProps = {
  title: string;
  action: string;
  desk: SalesDesk;
  /** As the page was opened. */
  opened: InvoiceView;
  answer: InvoiceAnswer | undefined;
  draftId?: string;
  children?: React.ReactNode;
};

/** The form of a new invoice or of a draft; once it is to be finalized, the form for that. */
export function InvoicePage({ answer, ...props }: InvoicePageProps) {
  if (answer?.ready) return <FinalizePage ready={answer.ready} answer={undefined} />;
  return <InvoiceFormPage answer={answer} {...props} />;
}

function InvoiceFormPage({ title, action, desk, opened, answer, draftId, children }: InvoicePageProps) {
  const view = answer?.view ?? opened;
  const [form, fields] = useForm<InvoiceValues>({
    id: "invoice",
    lastResult: answer?.result,
    defaultValue: view.values,
  });
  return (
    <Page title={title} back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <InvoicingTabs current="new" maySell mayManage={desk.mayManage} />
      {children}
      <PostForm id={form.id} action={action} reloadDocument>
        <Refusal form={form} title={answer?.title} />
        {answer?.preview && (
          <Card title="Preview Invoice">
            <link rel="stylesheet" href={sheetStyles} />
            <InvoiceSheet invoice={answer.preview} />
          </Card>
        )}
        <InvoiceForm fields={fields} view={view} desk={desk} />
        <ButtonRow>
          <Button variant="secondary" name="step" value="save">
            Save Draft
          </Button>
          <Button variant="secondary" name="step" value="preview">
            Preview Invoice
          </Button>
          <Button name="step" value="finalize" accessKey="i" autoFocus={view.focus === "finalize"}>
            Finalize Invoice
          </Button>
          {draftId && <ButtonLink to={`/invoicing/${draftId}/delete`}>Delete Draft</ButtonLink>}
        </ButtonRow>
      </PostForm>
      <SaleScript />
    </Page>
  );
}
