import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { beginAttempt, forgetAttempt, waitMessage } from "~/auth/attempts.server";
import { requireScope } from "~/auth/require-scope.server";
import { handOverSchema } from "~/features/users/user-schemas";
import { handOver } from "~/features/users/users.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { Refusal } from "~/http/forms/refusal";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { EmailAddress } from "~/ui/email-address";
import { Password } from "~/ui/field";
import { memberOf } from "./+shared/member.server";

export const meta = pageTitle("Hand Over");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const { title, page } = await memberOf(scope, params);
  return { title, page, company: scope.account.companyName };
}

/** Also open to limited users: a second press of the button comes from one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const userId = readId(params.userId);
  const parsed = parseForm(await readForm(request, scope), handOverSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to hand over", async () => {
    const tried = await beginAttempt("sign-in", scope.user.email, request);
    if ("problem" in tried)
      return refuse(parsed, "Not handed over", { formErrors: [waitMessage(tried.minutes)] }, 429);
    const done = await handOver(scope, { userId, ...parsed.value }, parsed.token);
    if ("to" in done) {
      await forgetAttempt(tried.id);
      const text = `${done.to} is the manager now, and you are a limited user.`;
      return redirectWithFlash(request, "/dashboard", { kind: "success", title: "Handed over", text });
    }
    if (done.problem === "wrong-password")
      return refuse(parsed, "Not handed over", {
        fieldErrors: { password: ["This is not your current password"] },
      });
    await forgetAttempt(tried.id);
    return refuse(parsed, "Not handed over", { formErrors: [texts[done.problem]] }, 409);
  });
}

const texts = {
  gone: "Only a limited user of your company can take it over. Nothing was changed.",
  staff: "Only a manager of the company can hand it over. Nothing was changed.",
};

export default function UserHandOverPage() {
  const { title, page, company } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ password: string }>({ id: "hand-over", lastResult: answer?.result });
  return (
    <DialogPage
      title={
        <>
          Hand over to <EmailAddress text={title} />?
        </>
      }
      close={{ to: page, label: "Back to the user" }}
    >
      <p>
        {title} becomes a manager of {company}, and you become a limited user. Both happen at once, so that
        one manager seat is enough.
      </p>
      <PostForm {...getFormProps(form)} action={`${page}/hand-over`}>
        <Refusal form={form} answer={answer} />
        <Password field={fields.password} label="Your password" autoComplete="current-password" />
        <ButtonRow>
          <Button variant="danger">Hand Over</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
