import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { KitFormFields } from "~/features/kits/kit-form";
import { kitProblemText } from "~/features/kits/kit-problem";
import { kitSchema } from "~/features/kits/kit-schema";
import { type KitForm, blankLine } from "~/features/kits/kit-values";
import { addKit } from "~/features/kits/kits.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { withParts } from "./+shared/kit-answer.server";

export const meta = pageTitle("Add Kit");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const form = await readForm(request, scope);
  const asked = { schema: kitSchema, failure: "Failed to add kit" };
  const answer = await saveForm(form, asked, async (typed, token) => {
    const added = await addKit(scope, typed, token);
    if ("problem" in added) return kitProblemText(added);
    const to = `/inventory/kits/${added.kitId}`;
    return redirectWithFlash(request, to, { kind: "success", title: "Kit added" });
  });
  return withParts(scope, form, answer);
}

export default function NewKitPage() {
  const { known = {}, readAs = [] } = useActionData<typeof action>() ?? {};
  const values = { lines: [blankLine, blankLine, blankLine] };
  const { fields, ...record } = useRecordForm<KitForm>("kit", values);
  const { form, answer } = record;
  const added = answer?.result.intent?.type === "insert" || readAs.length > 0;
  return (
    <RecordPage
      {...record}
      checks={false}
      title="Add Kit"
      back={{ to: "/inventory/kits", label: "Back to the kits" }}
      action="/inventory/kits/new"
      save="Add Kit"
    >
      <KitFormFields
        form={form}
        fields={fields}
        known={known}
        readAs={readAs}
        focus={answer ? (added ? "last-line" : undefined) : "name"}
      />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
