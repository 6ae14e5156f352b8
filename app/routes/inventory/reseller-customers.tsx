import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMaster } from "~/auth/require-master.server";
import { requireScope } from "~/auth/require-scope.server";
import { customersOnPage } from "~/features/customers/list-position";
import { listStockCustomers } from "~/features/customers/customers.server";
import { listLink } from "~/features/inventory/list/list-position";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Link } from "~/ui/link";
import { ListPager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";
import { ResellerFrame } from "./+shared/reseller-frame";
import { chosenCustomer } from "./+shared/reseller-owner.server";

export const meta = pageTitle("Reseller View: Customers");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const [customers, chosen] = await Promise.all([
    listStockCustomers(scope, after),
    chosenCustomer(scope, request),
  ]);
  const { rows, pager } = listPage(request, customers, {
    ...{ max: customersOnPage, order: "by name" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    customer: chosen && { id: chosen.id, name: chosen.name },
    pager,
    rows: rows.map(({ id, name, store_zip, phone, parts }) => {
      const extra = chosen && { customer: chosen.id };
      return {
        id,
        name,
        zip: store_zip ?? "",
        phone,
        parts: formatCount(parts),
        isChosen: id === chosen?.id,
        edit: listLink(`/inventory/reseller/customers/${id}/edit`, { extra }),
        remove: listLink(`/inventory/reseller/customers/${id}/delete`, { extra }),
      };
    }),
  };
}

export default function ResellerCustomersPage() {
  const { customer, rows, pager } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/inventory/reseller/customers/new" variant="primary">
      Add Customer
    </ButtonLink>
  );
  return (
    <ResellerFrame current="Customers" isMaster customer={customer} actions={add}>
      {rows.length === 0 && (
        <Empty title="No customers yet">
          <p>Add the customers whose stock is kept here.</p>
        </Empty>
      )}
      {rows.length > 0 && (
        <Table caption="Customers" captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <ListPager {...pager} />
    </ResellerFrame>
  );
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  {
    heading: "Name",
    cell: ({ id, name, isChosen }) => (
      <>
        <TypedLink to={`/inventory/reseller/inventory?customer=${id}`}>{name}</TypedLink>
        {isChosen && (
          <>
            {" "}
            <Badge kind="good">chosen</Badge>
          </>
        )}
      </>
    ),
  },
  { heading: "Store ZIP", cell: ({ zip }) => <span className="unbroken">{zip}</span> },
  { heading: "Phone", cell: ({ phone }) => <span className="unbroken">{phone}</span> },
  { heading: "Parts", figures: true, cell: ({ parts }) => parts },
  {
    heading: "Actions",
    cell: ({ name, edit, remove }) => (
      <span className="unbroken">
        <Link to={edit} aria-label={`Edit ${name}`}>
          Edit
        </Link>{" "}
        <Link to={remove} aria-label={`Delete ${name}`}>
          Delete
        </Link>
      </span>
    ),
  },
];

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
