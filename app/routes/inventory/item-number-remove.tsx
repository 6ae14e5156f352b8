import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { numberLine } from "~/features/inventory/item-number-words";
import { getItemNumbers, removeNumber } from "~/features/inventory/item-numbers.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";

export const meta = pageTitle("Remove Number");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { item, numbers } = orNotFound(await getItemNumbers(scope, readId(params.itemId)));
  const row = orNotFound(numbers.find(({ id }) => id === readId(params.numberId)));
  const page = `/inventory/${item.id}/numbers`;
  const { kind, number, company, remove } = numberLine(row, { page, seesCost: false });
  return { page, partNumber: item.part_number, kind, number, company, remove };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const [itemId, numberId] = [readId(params.itemId), readId(params.numberId)];
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to remove number", async () => {
    const removed = await removeNumber(scope, itemId, numberId);
    return redirectWithFlash(
      request,
      `/inventory/${itemId}/numbers`,
      removed
        ? { kind: "success", title: "Number removed", text: `${removed.number} no longer finds this part.` }
        : { kind: "info", title: "Nothing was changed", text: "The number was removed already." },
    );
  });
}

export default function RemoveNumberPage() {
  const { page, partNumber, kind, number, company, remove } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={`Remove ${number}?`} close={{ to: page, label: "Back to the numbers" }}>
      <p>
        {kind}
        {company && `, ${company}`}. The search then no longer finds {partNumber} by it.
      </p>
      <PostForm action={remove}>
        <ButtonRow>
          <Button variant="danger">Remove Number</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
