import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { removeDraft } from "~/features/invoices/draft/drafts.server";
import { getFinalizeSummary } from "~/features/invoices/issue/finalize-summary.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RemovalPage } from "~/http/forms/record-page";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
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
  return (
    <RemovalPage
      title="Delete this draft?"
      back={{ to: `${page}/edit`, label: "Back to the draft" }}
      action={`${page}/delete`}
      remove="Delete Draft"
    >
      <p>{`The draft for ${customer || "no customer yet"} of ${total} goes. It has no number, and no stock was taken for it.`}</p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
