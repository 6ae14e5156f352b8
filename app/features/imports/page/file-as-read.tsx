import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { formatCount } from "~/ui/format";
import { Page } from "~/ui/page";
import type { FileAsRead } from "./how-it-is-read";
import { PlannedTable } from "./planned-table";

type FileAsReadPageProps = {
  file: FileAsRead;
  back: { to: string; label: string };
  /** What will be imported, with the button. */
  summary: ReactNode;
  /** The form that changes how it is read. */
  form: ReactNode;
};

/** A file that was read and not imported yet. */
export function FileAsReadPage({ file, back, summary, form }: FileAsReadPageProps) {
  const { refused, noted, others, all } = file;
  const folded = refused.reduce((sum, { alike }) => sum + (alike?.count ?? 0), 0);
  const shown = refused.length + folded + noted.length + others.length;
  return (
    <Page title={file.fileName} back={back}>
      {file.layout && <p>Read as a file of {file.layout}.</p>}
      {file.tableNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {summary}
      <Card title="How the file is read" collapsible>
        {form}
      </Card>
      <PlannedTable caption="Rows that are not imported" rows={refused} />
      <PlannedTable caption="Rows with something to know" rows={noted} />
      <PlannedTable caption="Rows" rows={others} />
      {all > shown && <p>The first rows of {formatCount(all)} are shown.</p>}
    </Page>
  );
}
