import { data } from "@remix-run/node";
import type { PostedForm, parseForm } from "~/http/forms/read-form.server";
import type { Scope } from "~/auth/scope";
import { getCompanySettings, letterheadOf } from "~/features/company-settings/company-settings.server";
import type { CompanySettings } from "~/features/company-settings/settings-schema";
import { settingsNotes } from "~/features/company-settings/settings-text";
import type { InvoiceView } from "~/features/invoices/document/invoice-view";
import { sampleInvoice } from "~/features/invoices/document/sample-invoice";
import { type FormAnswer, refuse, showRows } from "~/http/forms/form-answer.server";
import { today } from "~/features/calendar/today";

export type SettingsAnswer = FormAnswer & {
  /** The logo is held with the form; the settings are not saved yet. */
  isUploaded?: boolean;
  preview?: InvoiceView;
};

type Answer = { data: SettingsAnswer; init: ResponseInit | null };

export function answerWith(answer: Answer, more: Partial<SettingsAnswer> = {}) {
  return data<SettingsAnswer>({ ...answer.data, ...more }, answer.init ?? {});
}

/** The logo is held with the form. Other fields are not checked, since nothing is saved yet. */
export function showUploaded(parsed: ReturnType<typeof parseForm>, { filled }: PostedForm) {
  if (!filled?.photoId)
    return answerWith(refuse(parsed, "Upload failed", { fieldErrors: { photo: ["Choose a logo first"] } }));
  const { data: shown, init } = showRows(parsed);
  const result = { ...shown.result, error: undefined };
  return answerWith({ data: { ...shown, result }, init }, { isUploaded: true });
}

export async function previewOf(scope: Scope, typed: CompanySettings): Promise<InvoiceView> {
  return sampleInvoice(await letterheadOf(scope, typed), today(scope.account.timeZone));
}

export async function notesOf(scope: Scope, typed: CompanySettings): Promise<string[]> {
  const { estimate } = await getCompanySettings(scope);
  return settingsNotes(typed, estimate);
}
