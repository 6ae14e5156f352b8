import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { customerProblemText, stockLeftText } from "~/features/customers/customer-problem";
import { getCustomer, getStockLeft, removeCustomer } from "~/features/customers/customers.server";
import { balanceText } from "~/features/invoices/balances/balance-text";
import { getCustomerBalance } from "~/features/invoices/balances/customer-balance.server";
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
import { Notice } from "~/ui/notice";

export const meta = pageTitle("Delete Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { id, name } = orNotFound(await getCustomer(scope, readId(params.customerId)));
  const [left, balance] = await Promise.all([getStockLeft(scope, id), getCustomerBalance(scope, id)]);
  return {
    name,
    page: `/invoicing/customers/${id}`,
    left: left.parts > 0 ? stockLeftText(left) : undefined,
    open: balanceText(balance),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const id = readId(params.customerId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to delete customer", async () => {
    const removed = await removeCustomer(scope, id);
    if ("problem" in removed)
      return refuse(parsed, "Failed to delete customer", customerProblemText(removed), 409);
    return redirectWithFlash(
      request,
      "/invoicing/customers",
      removed.removed
        ? { kind: "success", title: "Customer deleted" }
        : { kind: "info", title: "Nothing was changed", text: "There is no such customer any more." },
    );
  });
}

export default function DeleteCustomerPage() {
  const { name, page, left, open } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "delete", lastResult: answer?.result });
  return (
    <DialogPage title="Delete Customer?" close={{ to: page, label: "Back to the customer" }}>
      <PostForm {...getFormProps(form)} action={`${page}/delete`}>
        <Refusal form={form} title={answer?.title} />
        <p>
          <b>{name}</b>
        </p>
        <p>
          This will permanently delete this customer. Any invoices linked to this customer will remain but
          won&apos;t show customer details.
        </p>
        {open && (
          <Notice kind="warning" title="Money is still open">
            {open}
          </Notice>
        )}
        {left && (
          <Notice kind="warning" title="Stock is kept here">
            {`${left} The customer can be deleted once these parts are deleted.`}
          </Notice>
        )}
        <ButtonRow>
          {!left && <Button variant="danger">Delete Customer</Button>}
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
