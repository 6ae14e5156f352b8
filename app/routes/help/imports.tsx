import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idleSeconds } from "~/auth/idle";
import { findFrame } from "~/auth/require-scope.server";
import { type ImportHelp, importHelp } from "~/features/help/import-help.server";
import { pageTitle } from "~/http/requests/page-title";
import styles from "~/styles/help.css?url";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { TermList } from "~/ui/term-list";
import { HelpFrame } from "./+shared/help-frame";

export const meta = pageTitle("Files to Bring Along");

export const links = () => [{ rel: "stylesheet", href: styles }];

export const handle = { idleSeconds, isForAll: true };

export async function loader({ request }: LoaderFunctionArgs) {
  return { frame: await findFrame(request), kinds: importHelp() };
}

export default function HelpWithImportsPage() {
  const { frame, kinds } = useLoaderData<typeof loader>();
  return (
    <HelpFrame frame={frame} title="Files to Bring Along" current="/help/imports">
      <p>
        Records of another program come along in {kinds.length} kinds of files. Save each table as CSV: with
        commas, semicolons or tabs, in any order of columns, with the headings in the first lines. You see
        every row before anything is written, choose what a column is where its heading is not known, and can
        undo all of it.
      </p>
      <p>
        Begin with the vehicles: fuel, service and fitted parts find their vehicle by its unit number, VIN or
        name. Photos and PDFs can&apos;t be imported.
      </p>
      {kinds.map((kind) => (
        <Kind key={kind.to} {...kind} isSignedIn={frame !== undefined} />
      ))}
    </HelpFrame>
  );
}

function Kind({ title, to, programs, columns, isSignedIn }: ImportHelp & { isSignedIn: boolean }) {
  return (
    <Card title={title} collapsible>
      {programs.length > 0 && <p>Known by themselves: files of {programs.join(", ")}.</p>}
      <h3>Columns that are read, each with some of the headings that it is known by</h3>
      <TermList
        terms={columns.map(({ label, headings }) => ({ key: label, term: label, means: headings }))}
      />
      {isSignedIn && (
        <p>
          <Link to={to}>Import such a file</Link>
        </p>
      )}
    </Card>
  );
}
