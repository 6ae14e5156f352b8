import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { customerProblemText, stockLeftText } from "~/features/customers/customer-problem";
import { getCustomer, getStockLeft, removeCustomer } from "~/features/customers/customers.server";
import { listLink } from "~/features/inventory/list-position";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { Refusal } from "~/http/forms/refusal";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Link } from "~/ui/link";
import { chosenCustomer, masterOnly } from "./+shared/reseller-owner.server";

export const meta = pageTitle("Delete Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  masterOnly(scope);
  const { id, name } = orNotFound(await getCustomer(scope, readId(params.customerId)));
  const [left, chosen] = await Promise.all([getStockLeft(scope, id), chosenCustomer(scope, request)]);
  const extra = chosen && { customer: chosen.id };
  return {
    name,
    list: listLink("/inventory/reseller/customers", { extra }),
    page: listLink(`/inventory/reseller/customers/${id}/delete`, { extra }),
    stock: `/inventory/reseller/inventory?customer=${id}`,
    left: left.parts > 0 ? stockLeftText(left) : undefined,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  masterOnly(scope);
  const id = readId(params.customerId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to delete customer", async () => {
    const removed = await removeCustomer(scope, id);
    if ("problem" in removed)
      return refuse(parsed, "Failed to delete customer", customerProblemText(removed), 409);
    // Whoever is deleted is no longer chosen.
    const chosen = await chosenCustomer(scope, request);
    const to = listLink("/inventory/reseller/customers", { extra: chosen && { customer: chosen.id } });
    return redirectWithFlash(
      request,
      to,
      removed.removed
        ? { kind: "success", title: "Customer deleted" }
        : { kind: "info", title: "Nothing was changed", text: "The customer was deleted already." },
    );
  });
}

export default function DeleteCustomerPage() {
  const { name, list, page, stock, left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "delete", lastResult: answer?.result });
  return (
    <DialogPage title={`Delete ${name}?`} close={{ to: list, label: "Back to the customers" }}>
      <PostForm {...getFormProps(form)} action={page}>
        <Refusal form={form} title={answer?.title} />
        {left ? (
          <p>
            {left} The customer can be deleted once <Link to={stock}>these parts</Link> are deleted.
          </p>
        ) : (
          <p>No stock of theirs is kept here. They leave this list.</p>
        )}
        <ButtonRow>
          {!left && <Button variant="danger">Delete Customer</Button>}
          <ButtonLink to={list}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
