import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refuseAttempt, waitMessage } from "~/auth/attempts.server";
import { keepDemo } from "~/auth/demos/keep-demo.server";
import { dropTicket } from "~/auth/demos/ticket.server";
import { requireScope } from "~/auth/require-scope.server";
import { CompanyFormFields } from "~/features/accounts/company-form";
import { keepDemoSchema } from "~/features/accounts/keep-demo-schema";
import { NewSignInFields } from "~/features/accounts/new-sign-in-fields";
import { timeZoneOfAddress } from "~/features/calendar/time-zone-of-address";
import { attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { environment } from "~/environment";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { RecordForm } from "~/http/forms/record-form";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";

export const meta = pageTitle("Keep My Data");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "demo:keep");
  if (!scope.account.demoEndsAt) throw redirect("/account", 303);
  return { formToken: await makeFormToken(scope.forms), hasWaitlist: environment.WAITLIST };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "demo:keep");
  const form = await readForm(request, scope);
  // Sent a second time.
  if (!scope.account.demoEndsAt) throw redirect("/dashboard", 303);
  const parsed = parseForm(form, keepDemoSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed);
  return attempt(
    parsed,
    "Failed to keep a demo",
    async () => {
      const { email, companyAddress } = parsed.value;
      const wait = await refuseAttempt("sign-up", { email, token: parsed.token }, request);
      if (wait) return refuse(parsed, failed, { formErrors: [waitMessage(wait.minutes)] }, 429);
      const company = { ...parsed.value, timeZone: timeZoneOfAddress(companyAddress) };
      const kept = await keepDemo(scope, company, parsed.token);
      if (!("problem" in kept)) {
        const text = kept.isWaiting ? keptWaiting : keptWithTrial;
        const created = { kind: "success" as const, title: "Account created!", text };
        return redirectWithFlash(
          request,
          kept.isWaiting ? "/waitlist" : "/dashboard",
          created,
          await dropTicket(request),
        );
      }
      if (kept.problem === "over") return refuse(parsed, failed, { formErrors: [over] }, 409);
      return refuse(parsed, failed, { fieldErrors: { email: [taken] } });
    },
    failed,
  );
}

const keptWithTrial =
  "Everything in it is kept. Your trial of Enterprise has begun: 30 days, no credit card.";
const keptWaiting = "Everything in it is kept for you until your account is opened.";
const failed = "Nothing was kept";
const over = "The demo is over. Its company can no longer be kept.";
const taken = "This address already has an account. Type another one: everything else stays as it is.";

type Fields = Record<"email" | "password" | "companyName" | "companyAddress" | "phoneNumber", string>;

export default function DemoKeepPage() {
  const { hasWaitlist } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({ id: "keep-demo", lastResult: answer?.result });
  return (
    <Page title="Keep My Data">
      <p>
        Create an account, and this very company is yours: with its sample records, and with everything that
        you typed.{" "}
        {hasWaitlist
          ? "There is a waitlist: you come in once your account is opened, and nothing is erased until then."
          : "It begins a trial of Enterprise for 30 days, which needs no credit card and ends by itself."}
      </p>
      <RecordForm form={form} answer={answer} action="/demo/keep" save="Create Account">
        <NewSignInFields fields={fields} />
        <CompanyFormFields fields={fields} />
        <ButtonRow>
          <Button>Create Account</Button>
          <ButtonLink to="/dashboard">Back to the demo</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </Page>
  );
}
