import type { PersonChoice } from "~/features/accounts/person-choices";
import { EmailAddress } from "~/ui/email-address";
import { PeriodFilter } from "~/ui/filter";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { auditKinds, auditLabel } from "./audit-kinds";
import { type AuditAsked, auditQuery } from "./audit-position";
import type { AuditEntry } from "./audit.server";

export type AuditRow = ReturnType<typeof auditRow>;

export function auditRow(entry: AuditEntry, asked: AuditAsked, timeZone: string) {
  const { id, kind, at, userId, author, what, address } = entry;
  const only = userId && !asked.userId && `/account/audit?${auditQuery({ ...asked, userId })}`;
  return { id, time: formatTime(at, timeZone), author, only, kind: auditLabel(kind), what, address };
}

export function NarrowAudit({ asked, people }: { asked: AuditAsked; people: PersonChoice[] }) {
  const { from, to, kind, userId } = asked;
  const what = [{ value: "", label: "Everything" }, ...auditKinds];
  const who = [{ value: "", label: "Everybody" }, ...people];
  return (
    <PeriodFilter
      action="/account/audit"
      {...{ from, to }}
      choices={[
        { name: "kind", label: "What", value: kind, options: what },
        { name: "by", label: "Who", value: userId, options: who },
      ]}
    />
  );
}

export function AuditTable({ rows }: { rows: AuditRow[] }) {
  return <Table caption="Newest first" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const columns: Column<AuditRow>[] = [
  { heading: "When", cell: ({ time }) => time },
  {
    heading: "Who",
    cell: ({ author, only }) =>
      only ? (
        <Link to={only}>
          <EmailAddress text={author} />
        </Link>
      ) : (
        <EmailAddress text={author} />
      ),
  },
  { heading: "Kind", cell: ({ kind }) => kind },
  { heading: "What", cell: ({ what }) => <span className="typed">{what}</span> },
  { heading: "Network address", cell: ({ address }) => address },
];
