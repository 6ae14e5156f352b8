import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { removeMember } from "~/features/users/users.server";
import { readForm } from "~/http/forms/read-form.server";
import { RemovalPage } from "~/http/forms/record-page";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { EmailAddress } from "~/ui/email-address";
import { memberOf } from "./+shared/member.server";
import { refusedChange } from "./+shared/refused-change.server";

export const meta = pageTitle("Remove User");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const { member, title, page } = await memberOf(scope, params);
  return { title, page, isSelf: member.id === scope.user.id };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const userId = readId(params.userId);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Error removing user" }, async () => {
    const done = await removeMember(scope, userId);
    if ("removed" in done) {
      const flash = {
        kind: "success" as const,
        title: "User removed",
        text: `${done.removed} is signed out.`,
      };
      return redirectWithFlash(request, userId === scope.user.id ? "/auth" : "/account/users", flash);
    }
    if (done.problem === "last-manager") return refusedChange(done, { role: "user" });
    return redirectWithFlash(request, "/account/users", {
      kind: "info",
      title: "Nothing was changed",
      text: "This person was removed before.",
    });
  });
}

export default function UserRemovePage() {
  const { title, page, isSelf } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={
        isSelf ? (
          "Leave the company?"
        ) : (
          <>
            Remove <EmailAddress text={title} />?
          </>
        )
      }
      back={{ to: page, label: "Back to the user" }}
      action={`${page}/remove`}
      remove="Remove User"
    >
      <p>
        {isSelf
          ? "You are signed out at once and no longer see this company. What you wrote stays under your name."
          : "This person is signed out everywhere at once. What they wrote stays under their name, and their seat is free."}
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
