import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { getKit, removeKit } from "~/features/kits/kits.server";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";

export const meta = pageTitle("Remove Kit");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { id, name } = orNotFound(await getKit(scope, readId(params.kitId)));
  return { page: `/inventory/kits/${id}`, name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const id = readId(params.kitId);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Failed to remove kit" }, async () =>
    redirectWithFlash(
      request,
      "/inventory/kits",
      (await removeKit(scope, id))
        ? { kind: "success", title: "Kit removed", text: "Its parts stay in the inventory." }
        : { kind: "info", title: "Nothing was changed", text: "The kit was removed already." },
    ),
  );
}

export default function RemoveKitPage() {
  const { page, name } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`Remove ${name}?`}
      back={{ to: page, label: "Back to the kit" }}
      action={`${page}/remove`}
      remove="Remove Kit"
    >
      <p>The list goes; its parts and their stock stay as they are.</p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
