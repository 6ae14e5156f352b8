import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { daysToChangeOnesMind } from "~/auth/closing.server";
import { idleSeconds } from "~/auth/idle";
import { findFrame } from "~/auth/require-scope.server";
import { glossary } from "~/features/help/glossary";
import { keptHelp } from "~/features/help/kept.server";
import { KeyList } from "~/features/help/key-list";
import { statusHelp } from "~/features/help/status-help";
import { pageTitle } from "~/http/requests/page-title";
import styles from "~/styles/help.css?url";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { TermList } from "~/ui/term-list";
import { HelpFrame } from "./+shared/help-frame";

export const meta = pageTitle("Help");

export const links = () => [{ rel: "stylesheet", href: styles }];

export const handle = { idleSeconds, isForAll: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const kept = keptHelp({ idleMinutes: idleSeconds / 60, closingDays: daysToChangeOnesMind });
  return { frame: await findFrame(request), kept };
}

const sections = [
  { id: "keys", title: "Keys" },
  { id: "statuses", title: "Statuses" },
  { id: "words", title: "Words" },
  { id: "kept", title: "What is kept where" },
] as const;

export default function HelpPage() {
  const { frame, kept } = useLoaderData<typeof loader>();
  return (
    <HelpFrame frame={frame} title="Help" current="/help">
      <ul className="contents">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
        {frame && (
          <li>
            <Link to="/tour">View Tutorial</Link>
          </li>
        )}
      </ul>
      <Card title={<SectionTitle section={0} />}>
        <KeyList />
        {frame && (
          <p>
            The keys b and / can be turned off for this device under <Link to="/account">Account Info</Link>.
          </p>
        )}
      </Card>
      <Card title={<SectionTitle section={1} />}>
        {statusHelp.map((group) => (
          <Statuses key={group.name} {...group} />
        ))}
      </Card>
      <Card title={<SectionTitle section={2} />}>
        <TermList terms={glossary.map((one) => ({ ...one, key: one.term }))} />
      </Card>
      <Card title={<SectionTitle section={3} />}>
        <TermList terms={kept.map((one) => ({ ...one, key: one.term }))} />
      </Card>
    </HelpFrame>
  );
}

function SectionTitle({ section }: { section: number }) {
  const { id, title } = sections[section]!;
  return <span id={id}>{title}</span>;
}

function Statuses({ name, statuses }: (typeof statusHelp)[number]) {
  return (
    <>
      <h3>{name}</h3>
      <TermList
        terms={statuses.map(({ kind, text, means }) => ({
          key: text,
          term: <Badge kind={kind}>{text}</Badge>,
          means,
        }))}
      />
    </>
  );
}
