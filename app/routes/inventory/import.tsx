import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ImportFileField } from "~/features/imports/import-fields";
import { ImportsTable } from "~/features/imports/imports-table";
import { listImports, startImport } from "~/features/imports/imports.server";
import { takeFile } from "~/features/imports/take-file.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";

export const meta = pageTitle("Import Parts");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  return { imports: await listImports(scope, ["inventory"]) };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const form = await readForm(request, scope, { files: true });
  const file = await takeFile(form);
  const parsed = parseForm(form, z.object({}));
  if (!parsed.ok || !file) return refuseForm(parsed as Extract<typeof parsed, { ok: false }>);
  return attempt(parsed, "Failed to read the file", async () => {
    const upload = { kind: "inventory" as const, vehicleId: null, ...file };
    const started = await startImport(scope, upload, parsed.token);
    if ("problem" in started) {
      const texts = [started.problem, "Nothing was imported. Choose the file again."];
      return refuse(parsed, "This file cannot be imported", { fieldErrors: { file: texts } }, 400);
    }
    return redirect(`/inventory/import/${started.importId}`, 303);
  });
}

export default function ImportPartsPage() {
  const { imports } = useLoaderData<typeof loader>();
  return (
    <Page title="Import Parts" back={{ to: "/inventory", label: "Inventory" }}>
      <p>
        Bring along a price file or a stock list, saved as CSV: whatever its columns are called and in which
        order they stand, with commas, semicolons or tabs. You see every row before anything is written, and
        can undo it.
      </p>
      <UploadForm />
      <ImportsTable imports={imports} path="/inventory/import" counted="Parts" />
    </Page>
  );
}

function UploadForm() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ file: string }>({ id: "import", lastResult: answer?.result });
  return (
    <RecordForm form={form} answer={answer} action="/inventory/import" save="Read the File" multipart>
      <ImportFileField field={fields.file} />
      <ButtonRow>
        <Button>Read the File</Button>
        <ButtonLink to="/inventory">Cancel</ButtonLink>
      </ButtonRow>
    </RecordForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
