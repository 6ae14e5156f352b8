import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { CountOver } from "~/features/counts/count-page";
import { cancelSchema } from "~/features/counts/count-schema";
import { overText } from "~/features/counts/enter/entry-problem";
import { cancelCount } from "~/features/counts/counts.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { countOf } from "./+shared/count-of.server";

export const meta = pageTitle("Cancel Count");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { facts } = await countOf(scope, params);
  return { count: facts };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count } = await countOf(scope, params);
  const parsed = parseForm(await readForm(request, scope), cancelSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to cancel the count", async () => {
    const cancelled = orNotFound(await cancelCount(scope, count.id));
    const flash =
      "problem" in cancelled
        ? { kind: "info" as const, title: overText(cancelled, scope.account.timeZone) }
        : {
            kind: "success" as const,
            title: "Count cancelled",
            text: "The stock is as it was; nothing was stamped.",
          };
    return redirectWithFlash(request, "/inventory/count", flash);
  });
}

export default function CancelCountPage() {
  const { count } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "cancel", lastResult: answer?.result });
  const back = `/inventory/count/${count.id}`;
  return (
    <DialogPage title={`Cancel the count of ${count.what}?`} close={{ to: back, label: "Back to the count" }}>
      {count.over && <CountOver over={count.over} />}
      <p>
        It ends without changing the stock and without stamping a part. What was counted ({count.progress})
        stays to be read, but has no effect.
      </p>
      <PostForm {...getFormProps(form)} action={`${back}/cancel`}>
        <Refusal form={form} title={answer?.title} />
        <ButtonRow>
          <Button variant="danger">Cancel Count</Button>
          <ButtonLink to={back}>Keep Counting</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the count" />;
}
