import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { priceProblemText } from "~/features/prices/price-problem";
import { type CustomerPriceField, customerPriceSchema } from "~/features/prices/price-schema";
import { type PriceLine, priceLine, priceNote } from "~/features/prices/price-text";
import {
  checkCustomerPrice,
  listCustomerPrices,
  pricesOnPage,
  setCustomerPrice,
} from "~/features/prices/customer-prices.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId, readOptionalId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { Field, FieldRow } from "~/ui/field";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";
import { customerOf } from "./+shared/customer-forms.server";

export const meta = pageTitle("Fixed Prices");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const { id, name } = await customerOf(scope, params);
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const found = await listCustomerPrices(scope, id, after);
  const prices = found.slice(0, pricesOnPage).map(priceLine);
  return {
    name,
    page: `/invoicing/customers/${id}`,
    isFirstPage: after === undefined,
    next: found.length > pricesOnPage ? prices.at(-1)!.id : undefined,
    prices,
    mayManage: scope.may("invoicing:manage"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const customerId = readId(params.customerId);
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: customerPriceSchema,
      failure: "Failed to save price",
      check: async (typed) => {
        const checked = await checkCustomerPrice(scope, customerId, typed);
        if ("problem" in checked) return priceProblemText(checked);
        return { notes: [priceNote(checked, typed.price)] };
      },
    },
    async (typed, token) => {
      const done = await setCustomerPrice(scope, customerId, typed, token);
      if ("problem" in done) return priceProblemText(done);
      const flash = { kind: "success", title: "Price saved", text: priceNote(done, typed.price) } as const;
      return redirectWithFlash(request, `/invoicing/customers/${customerId}/prices`, flash);
    },
  );
}

export default function CustomerPricesPage() {
  const { name, page, isFirstPage, next, prices, mayManage } = useLoaderData<typeof loader>();
  return (
    <Page title={`Fixed Prices of ${name}`} back={{ to: page, label: "Back to the customer" }}>
      {mayManage && <AddPrice />}
      {prices.length === 0 && (
        <Empty title="No fixed prices yet">
          <p>Without one, a part costs its sales price, less what the price level takes off.</p>
        </Empty>
      )}
      {prices.length > 0 && (
        <Table
          caption="Fixed prices"
          captionHidden
          columns={mayManage ? [...columns, removing(page)] : columns}
          rows={prices}
          rowKey={({ id }) => id}
        />
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : `${page}/prices`}
          previousLabel="First page"
          next={next && `${page}/prices?after=${next}`}
          summary={`${prices.length} shown, by part number`}
        />
      )}
    </Page>
  );
}

const columns: Column<PriceLine>[] = [
  {
    heading: "Part #",
    cell: ({ id, partNumber }) => <TypedLink to={`/inventory/${id}`}>{partNumber}</TypedLink>,
  },
  { heading: "Description", cell: ({ description }) => description },
  { heading: "Sales Price", figures: true, cell: ({ usual }) => usual },
  { heading: "Fixed Price", figures: true, cell: ({ price }) => price },
];

const removing = (page: string): Column<PriceLine> => ({
  heading: "Actions",
  cell: ({ id, partNumber }) => (
    <Link to={`${page}/prices/${id}/remove`} aria-label={`Remove the price of ${partNumber}`}>
      Remove
    </Link>
  ),
});

function AddPrice() {
  const { page } = useLoaderData<typeof loader>();
  const { form, fields, answer } = useRecordForm<Record<CustomerPriceField, string>>("price");
  return (
    <Card title="Add a Fixed Price">
      <RecordForm form={form} answer={answer} action={`${page}/prices`} save="Save Price">
        <FieldRow>
          <Field
            field={fields.partNumber}
            label="Part number"
            required
            mono
            autoComplete="off"
            spellCheck={false}
          />
          <Field field={fields.price} label="Price" required inputMode="decimal" autoComplete="off" />
        </FieldRow>
        <ButtonRow>
          <Button>Save Price</Button>
        </ButtonRow>
      </RecordForm>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
