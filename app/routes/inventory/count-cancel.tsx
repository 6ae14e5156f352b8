import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { CountOver } from "~/features/counts/count-page";
import { cancelCount } from "~/features/counts/counts.server";
import { overText } from "~/features/counts/enter/entry-problem";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { countOf } from "./+shared/count-of.server";

export const meta = pageTitle("Cancel Count");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { facts } = await countOf(scope, params);
  return { count: facts };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count } = await countOf(scope, params);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Failed to cancel the count" }, async () => {
    const cancelled = orNotFound(await cancelCount(scope, count.id));
    const text = "The stock is as it was; nothing was stamped.";
    return redirectWithFlash(
      request,
      "/inventory/count",
      "problem" in cancelled
        ? { kind: "info", title: overText(cancelled, scope.account.timeZone) }
        : { kind: "success", title: "Count cancelled", text },
    );
  });
}

export default function CancelCountPage() {
  const { count } = useLoaderData<typeof loader>();
  const page = `/inventory/count/${count.id}`;
  return (
    <RemovalPage
      title={`Cancel the count of ${count.what}?`}
      back={{ to: page, label: "Back to the count" }}
      action={`${page}/cancel`}
      remove="Cancel Count"
      cancel="Keep Counting"
    >
      {count.over && <CountOver over={count.over} />}
      <p>
        It ends without changing the stock and without stamping a part. What was counted ({count.progress})
        stays to be read, but has no effect.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the count" />;
}
