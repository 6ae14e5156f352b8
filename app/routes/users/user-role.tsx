import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { type RoleFields, RoleFormFields } from "~/features/users/role-fields";
import { roleSchema } from "~/features/users/user-schemas";
import { changeRole } from "~/features/users/users.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { EmailAddress } from "~/ui/email-address";
import { memberOf } from "./+shared/member.server";
import { refusedChange } from "./+shared/refused-change.server";

export const meta = pageTitle("Change Role");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const { member, title, page } = await memberOf(scope, params);
  return { title, page, role: member.role, isCounter: member.is_counter };
}

/** Also open to limited users: a second press by a manager who has just become one comes from one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const userId = readId(params.userId);
  const form = await readForm(request, scope);
  const asked = { schema: roleSchema, failure: "Failed to change the role" };
  return saveForm(form, asked, async (input, token) => {
    const changed = await changeRole(scope, { userId, ...input }, token);
    if ("problem" in changed) return refusedChange(changed, input);
    const isOver = userId === scope.user.id && input.role === "limited_user";
    return redirectWithFlash(request, isOver ? "/dashboard" : `/account/users/${userId}`, {
      kind: "success",
      title: "Role changed",
      text: isOver ? "You are a limited user now." : undefined,
    });
  });
}

export default function UserRolePage() {
  const { title, page, role, isCounter } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<RoleFields>("role", { role, isCounter });
  return (
    <RecordPage
      {...record}
      title={
        <>
          Role of <EmailAddress text={title} />
        </>
      }
      back={{ to: page, label: "Back to the user" }}
      action={`${page}/role`}
      save="Save Role"
      checks={false}
    >
      <RoleFormFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
