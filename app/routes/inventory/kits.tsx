import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { undraftedText } from "~/features/kits/kit-text";
import { kitsOnPage, listKits } from "~/features/kits/kits.server";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";

export const meta = pageTitle("Kits");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const { rows, pager } = listPage(request, await listKits(scope, after), {
    ...{ max: kitsOnPage, order: "by name" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    pager,
    rows: rows.map(({ id, name, parts, complete, undrafted }) => ({
      id,
      name,
      parts: formatCount(parts),
      complete: formatCount(complete) + undraftedText(complete, undrafted),
    })),
    mayModify: scope.may("inventory:modify"),
  };
}

export default function KitsPage() {
  const { rows, pager, mayModify } = useLoaderData<typeof loader>();
  const add = mayModify && (
    <ButtonLink to="/inventory/kits/new" variant="primary">
      Add Kit
    </ButtonLink>
  );
  return (
    <Page title="Kits" back={{ to: "/inventory", label: "Inventory Management" }} actions={add}>
      <p>A kit is a named list of parts. It holds no stock of its own: sold, it becomes ordinary lines.</p>
      {rows.length === 0 && (
        <Empty title={mayModify ? "No kits yet" : "No kits"}>
          {mayModify && <p>Put together what is fitted together, such as the filters of one service.</p>}
        </Empty>
      )}
      {rows.length > 0 && (
        <Table caption="Kits" captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <ListPager {...pager} />
    </Page>
  );
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  { heading: "Name", cell: ({ id, name }) => <TypedLink to={`/inventory/kits/${id}`}>{name}</TypedLink> },
  { heading: "Parts", figures: true, cell: ({ parts }) => parts },
  { heading: "Complete kits in stock", figures: true, cell: ({ complete }) => complete },
];

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
