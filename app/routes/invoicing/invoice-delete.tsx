import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { removeDraft } from "~/features/invoices/draft/drafts.server";
import { getFinalizeSummary } from "~/features/invoices/issue/finalize-summary.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { draftOf, redirectToIssuedInvoice } from "./+shared/draft-of.server";

export const meta = pageTitle("Delete Draft");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const { customer, total } = await draftOf(request, id, await getFinalizeSummary(scope, id));
  return { page: `/invoicing/${id}`, customer, total };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to delete draft", async () => {
    const done = await removeDraft(scope, id);
    if ("problem" in done && done.problem === "issued")
      return redirectToIssuedInvoice(request, id, done.number);
    return redirectWithFlash(
      request,
      "/invoicing",
      "problem" in done
        ? { kind: "info", title: "Nothing was changed", text: "The draft was deleted already." }
        : { kind: "success", title: "Draft deleted" },
    );
  });
}

export default function DeleteDraftPage() {
  const { page, customer, total } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DialogPage title="Delete this draft?" close={{ to: `${page}/edit`, label: "Back to the draft" }}>
      {answer?.result.error && (
        <Notice kind="error" title={answer.title} role="alert" focused>
          {answer.result.error[""]?.join(" ")}
        </Notice>
      )}
      <p>{`The draft for ${customer || "no customer yet"} of ${total} goes. It has no number, and no stock was taken for it.`}</p>
      <PostForm action={`${page}/delete`}>
        <ButtonRow>
          <Button variant="danger">Delete Draft</Button>
          <ButtonLink to={`${page}/edit`}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
