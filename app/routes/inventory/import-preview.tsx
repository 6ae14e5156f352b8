import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ColumnsNotRead } from "~/features/imports/columns-not-read";
import { FileAsReadPage } from "~/features/imports/file-as-read";
import { changedSettings, settingsSchema } from "~/features/imports/import-schema";
import { getStockImport, updateSettings } from "~/features/imports/imports.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCount, formatCounted } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { ImportDone } from "./+shared/import-done";
import { ImportForm } from "./+shared/import-form";
import { type DraftPageData, donePage, draftPage } from "./+shared/import-page.server";

export const meta = pageTitle("Import Parts");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const file = orNotFound(await getStockImport(scope, readId(params.importId)));
  if (file.state !== "draft") return { draft: null, done: await donePage(scope, file) };
  return { draft: await draftPage(scope, file), done: null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const id = readId(params.importId);
  const parsed = parseForm(await readForm(request, scope), settingsSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to read the file", async () => {
    const file = orNotFound(await getStockImport(scope, id));
    const changed = changedSettings(file.settings, parsed.value, { kind: "inventory", names: [] });
    await updateSettings(scope, id, changed);
    return redirect(`/inventory/import/${id}`, 303);
  });
}

export default function ImportPartsPreviewPage() {
  const { draft: file, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = { to: "/inventory/import", label: "Import Parts" };
  if (!file) {
    return (
      <Page title={done.fileName} back={back}>
        <ImportDone done={done} />
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

function Summary({ file }: { file: DraftPageData }) {
  const { added, changed, refused, skipped } = file.counts;
  const ready = added + changed;
  const parts = [
    added && `${formatCounted(added, "part")} will be added`,
    changed && `${formatCount(changed)} will change`,
    refused && `${formatCounted(refused, "row")} refused`,
    skipped && `${formatCount(skipped)} left out`,
  ];
  return (
    <Notice
      kind={refused > 0 || file.overLimit ? "warning" : "info"}
      title={`${formatCounted(ready, "row")} ready to import`}
    >
      <p>{parts.filter(Boolean).join("; ") || "Nothing is written yet."}</p>
      {file.lacksNumber && <p>Choose below which column is the part number, then press Read Again.</p>}
      {file.overLimit && (
        <p>
          Your plan holds {formatCount(file.overLimit.limit)} inventory items.{" "}
          {formatCounted(file.overLimit.fits, "new part")} would fit.
        </p>
      )}
      <ColumnsNotRead columns={file.columns} />
      <PostForm action={`/inventory/import/${file.id}/confirm`}>
        <input type="hidden" name="version" value={file.version} />
        <input type="hidden" name="fingerprint" value={file.fingerprint} />
        <ButtonRow>
          <Button disabled={ready === 0}>Import {formatCounted(ready, "Row")}</Button>
          <ButtonLink to="/inventory/import">Not now</ButtonLink>
        </ButtonRow>
      </PostForm>
    </Notice>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
