import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { KitTable } from "~/features/kits/kit-table";
import { kitFacts } from "~/features/kits/kit-text";
import { getKit } from "~/features/kits/kits.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Lines } from "~/ui/details-list";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { Stat } from "~/ui/stat";

export const meta = pageTitle("Kit");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const kit = orNotFound(await getKit(scope, readId(params.kitId)));
  return { id: kit.id, ...kitFacts(kit), mayModify: scope.may("inventory:modify") };
}

export default function KitPage() {
  const { id, name, notes, complete, undrafted, missing, lines, mayModify } = useLoaderData<typeof loader>();
  const actions = mayModify && (
    <>
      <ButtonLink to={`/inventory/kits/${id}/edit`}>Edit</ButtonLink>
      <ButtonLink to={`/inventory/kits/${id}/remove`} variant="quiet">
        Remove
      </ButtonLink>
    </>
  );
  return (
    <Page title={name} back={{ to: "/inventory/kits", label: "Kits" }} actions={actions}>
      {notes && (
        <p>
          <Lines text={notes} />
        </p>
      )}
      {missing.length > 0 && (
        <Notice kind="warning" title="Deleted since">
          {`${missing.join(", ")}: no longer in your inventory. Edit the kit to take it out or to put another part in its place.`}
        </Notice>
      )}
      <Stat
        value={complete}
        label={(complete === "1" ? "complete kit in stock" : "complete kits in stock") + undrafted}
      />
      <KitTable lines={lines} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
