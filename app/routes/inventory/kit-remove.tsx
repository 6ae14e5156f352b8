import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getKit, removeKit } from "~/features/kits/kits.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";

export const meta = pageTitle("Remove Kit");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { id, name } = orNotFound(await getKit(scope, readId(params.kitId)));
  return { page: `/inventory/kits/${id}`, name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const id = readId(params.kitId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to remove kit", async () => {
    const removed = await removeKit(scope, id);
    return redirectWithFlash(
      request,
      "/inventory/kits",
      removed
        ? { kind: "success", title: "Kit removed", text: "Its parts stay in the inventory." }
        : { kind: "info", title: "Nothing was changed", text: "The kit was removed already." },
    );
  });
}

export default function RemoveKitPage() {
  const { page, name } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={`Remove ${name}?`} close={{ to: page, label: "Back to the kit" }}>
      <p>The list goes; its parts and their stock stay as they are.</p>
      <PostForm action={`${page}/remove`}>
        <ButtonRow>
          <Button variant="danger">Remove Kit</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
