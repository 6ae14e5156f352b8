import type { ReactNode } from "react";
import { PhotoLink } from "~/features/files/photo-link";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { ScannedInvoice } from "./scanned-invoice";

type ScannedRowsNoticeProps = {
  scan: ScannedInvoice;
  /** Said when the invoice has no parts. */
  none: string;
  /** The form that discards the scan. */
  startOver: ReactNode;
};

/** Above the rows that were read. */
export function ScannedRowsNotice({ scan, none, startOver }: ScannedRowsNoticeProps) {
  const { id, rows, notes, pictures, isUnreadable } = scan;
  const isEmpty = rows.length === 0;
  const title = isEmpty ? "No parts found" : `Invoice scanned! Found ${formatCounted(rows.length, "part")}`;
  return (
    <Notice kind={isEmpty ? "warning" : "info"} title={title}>
      {isEmpty && <p>{none}</p>}
      <p>
        {isUnreadable
          ? "Type the rows from the photo. It stays with the invoice. Nothing is added before you say so."
          : "Compare each row with its picture. What is marked may be misread. Nothing is added before you say so."}
      </p>
      {isEmpty &&
        pictures.map((picture, page) => (
          <PhotoLink key={picture} id={picture} description={`The invoice, page ${page + 1}`} newWindow />
        ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <Link to={`/scans/${id}/pages`}>Add another page</Link> of it first, if there is one: what you change
        below is not kept then.
      </p>
      {startOver}
    </Notice>
  );
}
