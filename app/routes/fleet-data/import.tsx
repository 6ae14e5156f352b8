import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ImportFileField } from "~/features/imports/import-fields";
import { uploadSchema } from "~/features/imports/import-schema";
import { importKinds } from "~/features/imports/import-words";
import { ImportsTable } from "~/features/imports/imports-table";
import { fleetKinds, listImports, startImport } from "~/features/imports/imports.server";
import { takeFile } from "~/features/imports/take-file.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Select } from "~/ui/field";
import { Page } from "~/ui/page";

export const meta = pageTitle("Import");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const { searchParams } = new URL(request.url);
  return {
    kind: searchParams.get("kind") ?? "vehicles",
    vehicleId: searchParams.get("vehicle") ?? "",
    imports: await listImports(scope, fleetKinds),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const form = await readForm(request, scope, { files: true });
  const file = await takeFile(form);
  const parsed = parseForm(form, uploadSchema);
  if (!parsed.ok || !file) return refuseForm(parsed as Extract<typeof parsed, { ok: false }>);
  return attempt(parsed, "Failed to read the file", async () => {
    const started = await startImport(scope, { ...parsed.value, ...file }, parsed.token);
    if ("problem" in started) {
      const texts = [started.problem, "Nothing was imported. Choose the file again."];
      return refuse(parsed, "This file cannot be imported", { fieldErrors: { file: texts } }, 400);
    }
    return redirect(`/fleet-data/import/${started.importId}`, 303);
  });
}

export default function ImportPage() {
  const { imports } = useLoaderData<typeof loader>();
  return (
    <Page title="Import" back={{ to: "/fleet-data", label: "Fleet Data" }}>
      <p>
        Bring along a fleet list, a fuel log or a service log: Fuelly, Fuelio, Car Report, LubeLogger, Road
        Trip or your own spreadsheet, saved as CSV. You see every row before anything is written, and can undo
        it.
      </p>
      <UploadForm />
      <ImportsTable imports={imports} path="/fleet-data/import" counted="Rows" withKind />
    </Page>
  );
}

function UploadForm() {
  const { kind, vehicleId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ kind: string; file: string; vehicleId: string }>({
    id: "import",
    lastResult: answer?.result,
    defaultValue: { kind, vehicleId },
  });
  return (
    <RecordForm form={form} answer={answer} action="/fleet-data/import" save="Read the File" multipart>
      <Select field={fields.kind} label="What is in the file" required options={importKinds} />
      <ImportFileField field={fields.file} />
      <input type="hidden" name="vehicleId" value={fields.vehicleId.initialValue ?? ""} />
      <ButtonRow>
        <Button>Read the File</Button>
        <ButtonLink to="/fleet-data">Cancel</ButtonLink>
      </ButtonRow>
    </RecordForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
