import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { businessTypes, timeZones } from "~/features/accounts/account-choices";
import { accountSchema } from "~/features/accounts/account-schema";
import { getAccount, updateAccount } from "~/features/accounts/accounts.server";
import { CompanyFormFields } from "~/features/accounts/company-form";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { CheckboxGroup, Field, Select } from "~/ui/field";

export const meta = pageTitle("Edit Information");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "account:edit");
  const account = orNotFound(await getAccount(scope));
  return {
    companyName: account.company_name,
    companyAddress: account.company_address,
    phoneNumber: account.phone_number,
    businessType: account.business_type,
    zip: account.zip ?? "",
    timeZone: account.time_zone,
    version: String(account.version),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "account:edit");
  const form = await readForm(request, scope);
  const parsed = parseForm(form, accountSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed);
  const failure = "Failed to update account information";
  return attempt(parsed, failure, async () => {
    const saved = await updateAccount(scope, parsed.value, parsed.token);
    if ("problem" in saved)
      return refuse(parsed, failure, { formErrors: [changedMeanwhile], latest: saved.version }, 409);
    return redirectWithFlash(request, "/account", {
      kind: "success",
      title: "Account information updated successfully",
    });
  });
}

const changedMeanwhile =
  "Somebody else saved this after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.";

type Fields = Record<
  "companyName" | "companyAddress" | "phoneNumber" | "zip" | "timeZone" | "version",
  string
>;

export default function EditAccountPage() {
  const saved = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields & { businessType: string[] }>({
    id: "account",
    lastResult: answer?.result,
    defaultValue: saved,
  });
  return (
    <DialogPage title="Edit Information" close={{ to: "/account", label: "Back to the account" }}>
      <RecordForm form={form} answer={answer} action="/account/edit" save="Save Changes">
        {answer?.conflict && (
          <DetailsList
            details={[
              { label: "Company name saved now", value: saved.companyName },
              { label: "Address saved now", value: saved.companyAddress },
              { label: "Phone saved now", value: saved.phoneNumber },
              { label: "ZIP saved now", value: saved.zip || "Not specified" },
              { label: "Business type saved now", value: labels(businessTypes, saved.businessType) },
              { label: "Time zone saved now", value: labels(timeZones, [saved.timeZone]) },
            ]}
          />
        )}
        <CompanyFormFields fields={fields} />
        <Field field={fields.zip} label="ZIP" inputMode="numeric" autoComplete="postal-code" />
        <CheckboxGroup field={fields.businessType} legend="Business type" options={[...businessTypes]} />
        <Select field={fields.timeZone} label="Time zone" required options={[...timeZones]} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to="/account">Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

function labels(choices: readonly { value: string; label: string }[], values: string[]): string {
  const chosen = choices.filter(({ value }) => values.includes(value));
  return chosen.map(({ label }) => label).join(", ") || "Not specified";
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
