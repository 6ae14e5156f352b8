import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ColumnsNotRead } from "~/features/imports/columns-not-read";
import { FileAsReadPage } from "~/features/imports/file-as-read";
import { changedSettings, settingsSchema } from "~/features/imports/import-schema";
import { getImport, updateSettings } from "~/features/imports/imports.server";
import { namesIn, previewImport, readImport } from "~/features/imports/plan-import.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCount, formatCounted, formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { ImportForm } from "./+shared/import-form";
import { type ImportPageData, importPage } from "./+shared/import-page.server";

export const meta = pageTitle("Import");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const file = orNotFound(await getImport(scope, readId(params.importId)));
  if (file.state !== "draft") {
    const time = formatTime(file.undone_at ?? file.confirmed_at!, scope.account.timeZone);
    return {
      draft: null,
      done: { id: file.id, fileName: file.file_name, written: file.written, state: file.state, time },
    };
  }
  const { read, plan } = await previewImport(scope, file);
  return { draft: importPage(file, read, plan), done: null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const id = readId(params.importId);
  const parsed = parseForm(await readForm(request, scope), settingsSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to read the file", async () => {
    const file = orNotFound(await getImport(scope, id));
    const names = namesIn(await readImport(scope, file), file);
    await updateSettings(scope, id, changedSettings(file.settings, parsed.value, { kind: file.kind, names }));
    return redirect(`/fleet-data/import/${id}`, 303);
  });
}

export default function ImportPreviewPage() {
  const { draft: file, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = { to: "/fleet-data/import", label: "Import" };
  if (!file) {
    return (
      <Page title={done.fileName} back={back}>
        <Done done={done} />
      </Page>
    );
  }
  return (
    <FileAsReadPage
      file={file}
      back={back}
      summary={<Summary file={file} />}
      form={<ImportForm file={file} answer={answer} />}
    />
  );
}

function Summary({ file: { id, version, sums, lacksVehicle, columns } }: { file: ImportPageData }) {
  const { ready, refused, skipped, gallons, money } = sums;
  const parts = [gallons && `${gallons} gallons`, money].filter(Boolean).join(", ");
  const others = [
    refused && `${formatCount(refused)} refused`,
    skipped && `${formatCount(skipped)} left out`,
  ];
  return (
    <Notice kind={refused > 0 ? "warning" : "info"} title={`${formatCounted(ready, "row")} ready to import`}>
      <p>{[parts, ...others].filter(Boolean).join("; ") || "Nothing is written yet."}</p>
      {lacksVehicle && <p>Choose below which vehicle the file is about, then press Read Again.</p>}
      <ColumnsNotRead columns={columns} />
      <PostForm action={`/fleet-data/import/${id}/confirm`}>
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button disabled={ready === 0}>Import {formatCounted(ready, "Row")}</Button>
          <ButtonLink to="/fleet-data/import">Not now</ButtonLink>
        </ButtonRow>
      </PostForm>
    </Notice>
  );
}

type DoneProps = { id: string; written: number; state: string; time: string };

function Done({ done: { id, written, state, time } }: { done: DoneProps }) {
  if (state === "undone") return <Notice kind="info" title={`This import was undone on ${time}`} />;
  return (
    <Notice kind="success" title={`${formatCounted(written, "row")} imported on ${time}`}>
      <p>Undo takes back what was written. Records that were changed since stay, and are listed.</p>
      <PostForm action={`/fleet-data/import/${id}/undo`}>
        <ButtonRow>
          <Button variant="danger">Undo Import</Button>
          <ButtonLink to="/fleet-data">To the fleet</ButtonLink>
        </ButtonRow>
      </PostForm>
    </Notice>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
