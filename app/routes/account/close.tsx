import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { beginAttempt, forgetAttempt, waitMessage } from "~/auth/attempts.server";
import { closeAccount, daysToChangeOnesMind } from "~/auth/closing.server";
import { requireScope } from "~/auth/require-scope.server";
import { closeSchema } from "~/features/accounts/close-schema";
import { ClosingMeans } from "~/features/accounts/closing-means";
import { mailClosing } from "~/features/mail/closing-mail.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { type Refused, saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Field, Password } from "~/ui/field";
import { formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";

export const meta = pageTitle("Close the Company");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "account:close");
  const { companyName, closesAt, timeZone } = scope.account;
  const inSevenDays = new Date(Date.now() + daysToChangeOnesMind * 24 * 60 * 60 * 1000);
  return {
    companyName,
    isClosing: closesAt !== null,
    closesAt: formatTime(closesAt ?? inSevenDays, timeZone),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "account:close");
  const form = await readForm(request, scope);
  const failure = "Company not closed";
  return saveForm(
    form,
    { schema: closeSchema, failure, check: () => pressTheButton },
    async (typed, token) => {
      const tried = await beginAttempt("sign-in", scope.user.email, request);
      if ("problem" in tried) return { formErrors: [waitMessage(tried.minutes)], status: 429 };
      const closed = await closeAccount(scope, typed, token, mailClosing);
      if ("problem" in closed && closed.problem === "wrong-password") return wrongPassword;
      await forgetAttempt(tried.id);
      if ("problem" in closed) return otherName(scope.account.companyName);
      return redirectWithFlash(request, "/account", {
        kind: "success",
        title: "The company is closing",
        text: "Every manager gets a mail. Until the day above everything works as usual, but nobody can be invited or join.",
      });
    },
  );
}

/** After Enter: a password is never sent back. */
const pressTheButton: Refused = {
  title: "Nothing is changed yet",
  status: 400,
  fieldErrors: { password: ["Type your password again and press the button Close the Company"] },
};

const wrongPassword: Refused = { fieldErrors: { password: ["This is not your password"] }, status: 400 };

function otherName(name: string): Refused {
  return { fieldErrors: { companyName: [`Your company's name is ${name}`] }, status: 400 };
}

export default function CloseCompanyPage() {
  const { companyName, isClosing, closesAt } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ companyName: string; password: string }>("close");
  return (
    <RecordPage
      {...record}
      title={`Close ${companyName}?`}
      back={{ to: "/account", label: "Back to the account" }}
      intro={
        isClosing ? (
          <Notice kind="info" title={`This company is closing already: on ${closesAt}.`} />
        ) : (
          <ClosingMeans closesAt={closesAt} />
        )
      }
      action="/account/close"
      save="Close the Company"
      danger
      closed={isClosing}
    >
      <Field
        field={fields.companyName}
        label="Name of the company"
        hint={`Type it, so that this is not done by mistake: ${companyName}`}
        required
        autoComplete="off"
      />
      <Password field={fields.password} label="Your password" autoComplete="current-password" />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
