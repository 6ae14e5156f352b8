import { useForm } from "@conform-to/react";
import { accessKeys } from "~/features/invoices/access-keys";
import { InvoiceForm } from "~/features/invoices/form/invoice-form";
import { InvoicePreview } from "~/features/invoices/document/invoice-preview";
import type { InvoiceView } from "~/features/invoices/document/invoice-view";
import type { InvoiceValues } from "~/features/invoices/form/invoice-values";
import type { RecalculatedForm } from "~/features/invoices/form/recalculated-form";
import { InvoicingTabs } from "~/features/invoices/invoicing-tabs";
import type { InvoiceFormContext } from "~/features/invoices/form/form-context.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import sheetStyles from "~/styles/invoice.css?url";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";
import { SaleScript } from "./sale-script";
import type { InvoiceFormAnswer } from "./invoice-form-answer.server";

type InvoiceFormPageProps = {
  title: string;
  action: string;
  context: InvoiceFormContext;
  opened: RecalculatedForm;
  answer: InvoiceFormAnswer | undefined;
  draftId?: string;
  children?: React.ReactNode;
};

export function InvoiceFormPage(props: InvoiceFormPageProps) {
  const { title, action, context, opened, answer, draftId, children } = props;
  const recalculated = answer?.recalculated ?? opened;
  const [form, fields] = useForm<InvoiceValues>({
    id: "invoice",
    lastResult: answer?.result,
    defaultValue: recalculated.values,
  });
  return (
    <Page title={title} back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <InvoicingTabs current="new" maySell mayManage={context.mayManage} />
      {children}
      <PostForm id={form.id} action={action}>
        <Refusal form={form} answer={answer} />
        <InvoiceForm
          fields={fields}
          recalculated={recalculated}
          context={context}
          preview={answer?.preview && <Preview invoice={answer.preview} action={action} />}
        />
        <FormButtons {...{ action, draftId }} focused={recalculated.focus === "finalize"} />
      </PostForm>
      <SaleScript />
    </Page>
  );
}

/** Print saves the draft first: it is printed as it is stored. */
function Preview({ invoice, action }: { invoice: InvoiceView; action: string }) {
  return (
    <>
      <link rel="stylesheet" href={sheetStyles} />
      <InvoicePreview invoice={invoice}>
        <Button variant="secondary" name="step" value="print">
          Print
        </Button>
        <Button name="step" value="finalize" formAction={`${action}?finalize`}>
          Finalize Invoice
        </Button>
      </InvoicePreview>
    </>
  );
}

type FormButtonsProps = Pick<InvoiceFormPageProps, "action" | "draftId"> & { focused: boolean };

function FormButtons({ action, draftId, focused }: FormButtonsProps) {
  return (
    <ButtonRow>
      <Button variant="secondary" name="step" value="save">
        Save Draft
      </Button>
      <Button variant="secondary" name="step" value="preview">
        Preview Invoice
      </Button>
      <Button
        name="step"
        value="finalize"
        formAction={`${action}?finalize`}
        accessKey={accessKeys.finalize.letter}
        autoFocus={focused}
      >
        Finalize Invoice
      </Button>
      {draftId && <ButtonLink to={`/invoicing/${draftId}/delete`}>Delete Draft</ButtonLink>}
    </ButtonRow>
  );
}
