import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { KitFormFields } from "~/features/kits/kit-form";
import { kitProblemText } from "~/features/kits/kit-problem";
import { editedKitSchema } from "~/features/kits/kit-schema";
import { KitTable } from "~/features/kits/kit-table";
import type { KitForm } from "~/features/kits/kit-values";
import { kitFacts, kitFormValues } from "~/features/kits/kit-text";
import { getKit, updateKit } from "~/features/kits/kits.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Card } from "~/ui/card";
import { withParts } from "./+shared/kit-answer.server";

export const meta = pageTitle("Edit Kit");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const kit = orNotFound(await getKit(scope, readId(params.kitId)));
  return { page: `/inventory/kits/${kit.id}`, values: kitFormValues(kit), saved: kitFacts(kit) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const id = readId(params.kitId);
  const form = await readForm(request, scope);
  const asked = { schema: editedKitSchema, failure: "Failed to update kit" };
  const answer = await saveForm(form, asked, async (typed, token) => {
    const saved = await updateKit(scope, id, typed, token);
    if ("problem" in saved) return kitProblemText(saved);
    return redirectWithFlash(request, `/inventory/kits/${id}`, { kind: "success", title: "Kit updated" });
  });
  return withParts(scope, form, answer);
}

export default function EditKitPage() {
  const { page, values, saved } = useLoaderData<typeof loader>();
  const { known = {}, readAs = [] } = useActionData<typeof action>() ?? {};
  const { fields, ...record } = useRecordForm<KitForm>("kit", values);
  const { form, answer } = record;
  const added = answer?.result.intent?.type === "insert" || readAs.length > 0;
  return (
    <RecordPage
      {...record}
      checks={false}
      title="Edit Kit"
      back={{ to: page, label: "Back to the kit" }}
      action={`${page}/edit`}
      save="Save Changes"
      version={fields.version}
    >
      <KitFormFields
        form={form}
        fields={fields}
        known={known}
        readAs={readAs}
        focus={added ? "last-line" : undefined}
      />
      {answer?.conflict && (
        <Card title={`Saved now: ${saved.name}`}>
          <KitTable lines={saved.lines} />
        </Card>
      )}
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
