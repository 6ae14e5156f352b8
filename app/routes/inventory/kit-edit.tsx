import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { KitFormFields } from "~/features/kits/kit-form";
import { kitProblemText } from "~/features/kits/kit-problem";
import { editedKitSchema } from "~/features/kits/kit-schema";
import type { KitForm } from "~/features/kits/kit-values";
import { KitTable } from "~/features/kits/kit-table";
import { kitFacts, kitFormValues } from "~/features/kits/kit-words";
import { getKit, updateKit } from "~/features/kits/kits.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isRowChange, refuse, showRows } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { withParts } from "./+shared/kit-answer.server";

export const meta = pageTitle("Edit Kit");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const kit = orNotFound(await getKit(scope, readId(params.kitId)));
  return { page: `/inventory/kits/${kit.id}`, values: kitFormValues(kit), saved: kitFacts(kit) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const id = readId(params.kitId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, editedKitSchema);
  if (!parsed.ok) return withParts(scope, parsed, isRowChange(form) ? showRows(parsed) : refuseForm(parsed));
  const answer = await attempt(parsed, "Failed to update kit", async () => {
    const saved = await updateKit(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) return refuse(parsed, "Failed to update kit", kitProblemText(saved), 409);
    return redirectWithFlash(request, `/inventory/kits/${id}`, { kind: "success", title: "Kit updated" });
  });
  return "data" in answer ? withParts(scope, parsed, answer) : answer;
}

export default function EditKitPage() {
  const { page, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<KitForm>({ id: "kit", lastResult: answer?.result, defaultValue: values });
  const added = answer?.result.intent?.type === "insert";
  return (
    <DialogPage title="Edit Kit" close={{ to: page, label: "Back to the kit" }}>
      <RecordForm form={form} answer={answer} action={`${page}/edit`} save="Save Changes">
        <KitFormFields
          form={form}
          fields={fields}
          known={answer?.known ?? {}}
          focus={added ? "last-line" : undefined}
        />
        {answer?.conflict && (
          <Card title={`Saved now: ${saved.name}`}>
            <KitTable lines={saved.lines} />
          </Card>
        )}
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
