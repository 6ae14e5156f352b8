import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { KitFormFields } from "~/features/kits/kit-form";
import { kitProblemText } from "~/features/kits/kit-problem";
import { kitSchema } from "~/features/kits/kit-schema";
import { type KitForm, blankLine } from "~/features/kits/kit-values";
import { addKit } from "~/features/kits/kits.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isRowChange, refuse, showRows } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { withParts } from "./+shared/kit-answer.server";

export const meta = pageTitle("Add Kit");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const form = await readForm(request, scope);
  const parsed = parseForm(form, kitSchema);
  if (!parsed.ok) return withParts(scope, parsed, isRowChange(form) ? showRows(parsed) : refuseForm(parsed));
  const answer = await attempt(parsed, "Failed to add kit", async () => {
    const added = await addKit(scope, parsed.value, parsed.token);
    if ("problem" in added) return refuse(parsed, "Failed to add kit", kitProblemText(added), 409);
    const to = `/inventory/kits/${added.kitId}`;
    return redirectWithFlash(request, to, { kind: "success", title: "Kit added" });
  });
  return "data" in answer ? withParts(scope, parsed, answer) : answer;
}

export default function NewKitPage() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<KitForm>({
    id: "kit",
    lastResult: answer?.result,
    defaultValue: { lines: [blankLine, blankLine, blankLine] },
  });
  const added = answer?.result.intent?.type === "insert";
  return (
    <DialogPage title="Add Kit" close={{ to: "/inventory/kits", label: "Back to the kits" }}>
      <RecordForm form={form} answer={answer} action="/inventory/kits/new" save="Add Kit">
        <KitFormFields
          form={form}
          fields={fields}
          known={answer?.known ?? {}}
          focus={answer ? (added ? "last-line" : undefined) : "name"}
        />
        <ButtonRow>
          <Button>Add Kit</Button>
          <ButtonLink to="/inventory/kits">Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
