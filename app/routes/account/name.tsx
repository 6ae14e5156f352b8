import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { nameSchema } from "~/features/accounts/name-schema";
import { changeName } from "~/features/accounts/names.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";

export const meta = pageTitle("Your Name");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  return { email: scope.user.email, name: scope.user.name ?? "" };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const form = await readForm(request, scope);
  return saveForm(
    form,
    { schema: nameSchema, failure: "Failed to save your name" },
    async ({ name }, token) => {
      const { isShared } = await changeName(scope, name, token);
      return redirectWithFlash(request, "/account", {
        kind: "success",
        title: "Name saved",
        text: isShared
          ? `Somebody else in your company is called ${name} too: your email address is shown instead, so that you are told apart.`
          : undefined,
      });
    },
  );
}

export default function NamePage() {
  const { email, name } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ name: string }>("name", { name });
  return (
    <RecordPage
      {...record}
      title="Your Name"
      back={{ to: "/account", label: "Back to the account" }}
      intro={
        <p>
          You are signed in as {email}. From now on your name is shown with what you do, and is put under what
          you sign. What you did before keeps the name or address that it was done under.
        </p>
      }
      action="/account/name"
      save="Save Name"
    >
      <Field field={fields.name} label="Full name" required autoComplete="name" maxLength={100} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
