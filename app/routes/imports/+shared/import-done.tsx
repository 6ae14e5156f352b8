import type { ImportPages } from "~/features/imports/page/import-pages";
import { KeptRecords } from "~/features/imports/page/kept-records";
import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCounted } from "~/ui/format";
import { Notice } from "~/ui/notice";
import type { DonePageData } from "./import-actions.server";

export function ImportDone({ pages, done }: { pages: ImportPages; done: DonePageData }) {
  const { id, written, state, time, kept } = done;
  if (state === "undone") {
    return (
      <>
        <Notice kind="info" title={`This import was undone on ${time}`} />
        {kept && <KeptRecords {...kept} />}
      </>
    );
  }
  const title = `${formatCounted(written, pages.written)} imported on ${time}`;
  return (
    <Notice kind="success" title={title}>
      <p>{pages.undoing}</p>
      <PostForm action={`${pages.path}/${id}/undo`}>
        <ButtonRow>
          <Button variant="danger">Undo Import</Button>
          <ButtonLink to={pages.home.to}>{pages.home.named}</ButtonLink>
        </ButtonRow>
      </PostForm>
    </Notice>
  );
}
