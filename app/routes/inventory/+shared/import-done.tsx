import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCount, formatCounted } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Table, TypedLink } from "~/ui/table";
import type { DonePageData } from "./import-page.server";

/** What an import wrote, or what its undoing left. */
export function ImportDone({ done }: { done: DonePageData }) {
  const { id, written, state, time, kept } = done;
  if (state === "undone") {
    return (
      <>
        <Notice kind="info" title={`This import was undone on ${time}`} />
        <Kept parts={kept} />
      </>
    );
  }
  return (
    <Notice kind="success" title={`${formatCounted(written, "part")} imported on ${time}`}>
      <p>
        Undo takes back what was written, all at once. Parts that were changed, sold or counted since stay as
        they are, and are listed.
      </p>
      <PostForm action={`/inventory/import/${id}/undo`}>
        <ButtonRow>
          <Button variant="danger">Undo Import</Button>
          <ButtonLink to="/inventory">To the inventory</ButtonLink>
        </ButtonRow>
      </PostForm>
    </Notice>
  );
}

function Kept({ parts }: { parts: DonePageData["kept"] }) {
  if (parts.length === 0) return null;
  return (
    <Table
      caption="Changed since the import, and kept as they are"
      columns={[
        {
          heading: "Part #",
          cell: ({ id, number }) => <TypedLink to={`/inventory/${id}`}>{number}</TypedLink>,
        },
        { heading: "Description", cell: ({ description }) => description },
        { heading: "Qty", figures: true, cell: ({ quantity }) => formatCount(quantity) },
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    />
  );
}
