import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import {
  getCompanySettings,
  updateCompanySettings,
} from "~/features/company-settings/company-settings.server";
import { SettingsFields } from "~/features/company-settings/settings-form";
import { settingsProblemText } from "~/features/company-settings/settings-problem";
import {
  type CompanySettingsField,
  companySettingsSchema,
} from "~/features/company-settings/settings-schema";
import {
  booksText,
  lastSaved,
  settingsDetails,
  settingsFormValues,
} from "~/features/company-settings/settings-text";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { InvoicePreview } from "~/features/invoices/document/invoice-preview";
import { InvoicingTabs } from "~/features/invoices/invoicing-tabs";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, refuse, showChecked, showRows } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import invoiceStyles from "~/styles/invoice.css?url";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { Notice } from "~/ui/notice";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";
import { answerWith, notesOf, previewOf, showUploaded } from "./+shared/settings.server";

export const meta = pageTitle("Company Settings");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: invoiceStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const settings = await getCompanySettings(scope);
  return {
    values: settingsFormValues(settings),
    saved: settingsDetails(settings),
    lastSaved: lastSaved(settings, scope.account.timeZone),
    estimate: settings.estimate,
    booksAreClosed: settings.booksClosedUntil !== null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: false, isLogo: true });
  const parsed = parseForm(form, companySettingsSchema(today(scope.account.timeZone)));
  const step = form.fields.get("step");
  if (step === "upload" && !parsed.refused) return showUploaded(parsed, form);
  if ("problem" in parsed) return answerWith(refuseForm(parsed));
  const { value, token } = parsed;
  const run = async () => {
    if (isCheck(form)) return showChecked(parsed, await notesOf(scope, value));
    if (step === "close") return answerWith(showRows(parsed));
    if (step === "preview") return answerWith(showRows(parsed), { preview: await previewOf(scope, value) });
    const saved = await updateCompanySettings(scope, value, token);
    if ("problem" in saved) return refuse(parsed, "Save failed", settingsProblemText(saved), 409);
    const text = booksText(saved.booksWereClosedUntil, value.booksClosedUntil);
    const flash = { kind: "success", title: "Settings saved", text } as const;
    return redirectWithFlash(request, "/invoicing/settings", flash);
  };
  const answer = await attempt(parsed, "Failed to save company settings", run, "Save failed");
  return "data" in answer ? answerWith(answer) : answer;
}

export default function CompanySettingsPage() {
  const { values, saved, lastSaved, estimate, booksAreClosed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<CompanySettingsField, string>>({
    id: "settings",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <Page title="Company Settings" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <InvoicingTabs current="settings" maySell mayManage />
      <p>{lastSaved}</p>
      <RecordForm form={form} answer={answer} action="/invoicing/settings" save="Save Settings" multipart>
        <Shown answer={answer} saved={saved} />
        <SettingsFields fields={fields} estimate={estimate} booksAreClosed={booksAreClosed} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Settings</Button>
          <Button variant="secondary" name="step" value="preview">
            Preview Invoice
          </Button>
        </ButtonRow>
      </RecordForm>
    </Page>
  );
}

type ShownProps = {
  answer: ReturnType<typeof useActionData<typeof action>>;
  saved: ReturnType<typeof settingsDetails>;
};

/** The last button's result, beside the form. */
function Shown({ answer, saved }: ShownProps) {
  return (
    <>
      {answer?.isUploaded && (
        <Notice kind="success" title="Logo uploaded" role="status" focused>
          Don&apos;t forget to save your settings
        </Notice>
      )}
      {answer?.preview && (
        <InvoicePreview invoice={answer.preview}>
          <p>Print this page from the menu of the browser.</p>
        </InvoicePreview>
      )}
      {answer?.conflict && (
        <Card title="Saved now">
          <DetailsList details={saved} />
        </Card>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load company settings" />;
}
