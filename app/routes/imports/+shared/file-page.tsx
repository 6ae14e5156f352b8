import { useActionData } from "@remix-run/react";
import { ColumnsNotRead } from "~/features/imports/page/columns-not-read";
import { FileAsReadPage } from "~/features/imports/page/file-as-read";
import type { ImportPages } from "~/features/imports/page/import-pages";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCounted } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import type { DonePageData, DraftPageData } from "./import-actions.server";
import { ImportDone } from "./import-done";
import { ImportForm } from "./import-form";

type Loaded = { draft: DraftPageData; done: null } | { draft: null; done: DonePageData };

export function FilePage({ pages, draft, done }: Loaded & { pages: ImportPages }) {
  const answer = useActionData<FormAnswer>();
  const back = { to: pages.path, label: pages.title };
  if (!draft) {
    return (
      <Page title={done.fileName} back={back}>
        <ImportDone pages={pages} done={done} />
      </Page>
    );
  }
  return (
    <FileAsReadPage
      file={draft}
      back={back}
      summary={<Summary path={pages.path} file={draft} />}
      form={<ImportForm pages={pages} file={draft} answer={answer} />}
    />
  );
}

function Summary({ path, file }: { path: string; file: DraftPageData }) {
  const { ready, said, hints, isDoubtful } = file.summary;
  return (
    <Notice kind={isDoubtful ? "warning" : "info"} title={`${formatCounted(ready, "row")} ready to import`}>
      <p>{said.filter(Boolean).join("; ") || "Nothing is written yet."}</p>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <ColumnsNotRead columns={file.columns} />
      {ready > 0 && <ConfirmForm path={path} file={file} />}
    </Notice>
  );
}

function ConfirmForm({ path, file }: { path: string; file: DraftPageData }) {
  return (
    <PostForm action={`${path}/${file.id}/confirm`}>
      <input type="hidden" name="version" value={file.version} />
      {file.fingerprint !== undefined && <input type="hidden" name="fingerprint" value={file.fingerprint} />}
      <ButtonRow>
        <Button>Import {formatCounted(file.summary.ready, "Row")}</Button>
        <ButtonLink to={path}>Not now</ButtonLink>
      </ButtonRow>
    </PostForm>
  );
}
