import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { requireUser } from "~/auth/require-scope.server";
import { completeAccount } from "~/auth/sign-up.server";
import { companySchema } from "~/features/accounts/account-schema";
import { CompanyFormFields } from "~/features/accounts/company-form";
import { timeZoneOfAddress } from "~/features/calendar/time-zone-of-address";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { PostForm } from "~/http/forms/post-form";
import { PageMessages } from "~/root";
import { Button, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Shell } from "~/ui/shell";

export const meta = pageTitle("Account setup");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, forms, hasAccount } = await requireUser(request);
  if (hasAccount) throw redirect("/account", 303);
  return { email: user.email, formToken: await makeFormToken(forms) };
}

export async function action({ request }: ActionFunctionArgs) {
  const person = await requireUser(request);
  const form = await readForm(request, person);
  const parsed = parseForm(form, companySchema);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed);
  return attempt(parsed, "Failed to update account information", async () => {
    const timeZone = timeZoneOfAddress(parsed.value.companyAddress);
    await completeAccount(person.user.id, { ...parsed.value, timeZone }, parsed.token);
    return redirectWithFlash(request, "/account", { kind: "success", title: "Account created successfully" });
  });
}

type Fields = Record<"companyName" | "companyAddress" | "phoneNumber", string>;

export default function AccountSetupPage() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({ id: "company", lastResult: answer?.result });
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title="Complete your account" close={{ to: "/", label: "Back to the home page" }}>
        <p>You are signed in as {email}. Tell us the company, and the account is ready.</p>
        <p>
          Does your company use FleetTrack Pro already, or did it until you were removed? Then ask its manager
          to invite you: what you create here is another company, with nothing in it.
        </p>
        <RecordForm form={form} answer={answer} action="/account/setup" save="Create Account">
          <CompanyFormFields fields={fields} />
          <ButtonRow>
            <Button>Create Account</Button>
          </ButtonRow>
        </RecordForm>
        <PostForm action="/auth/sign-out">
          <ButtonRow>
            <Button variant="secondary">Sign Out</Button>
          </ButtonRow>
        </PostForm>
      </DialogPage>
    </Shell>
  );
}
