import type { PersonChoice } from "~/features/accounts/person-choices";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { ChoiceField, DayField } from "~/ui/filter";
import { formatTime } from "~/ui/format";
import { type Column, Table } from "~/ui/table";
import { auditKinds, auditLabel } from "./audit-kinds";
import type { AuditAsked } from "./audit-position";
import type { AuditEntry } from "./audit.server";

export type AuditRow = ReturnType<typeof auditRow>;

export function auditRow({ id, kind, at, author, what, address }: AuditEntry, timeZone: string) {
  return { id, time: formatTime(at, timeZone), author, kind: auditLabel(kind), what, address };
}

export function NarrowAudit({ asked, people }: { asked: AuditAsked; people: PersonChoice[] }) {
  const { from, to, kind, userId } = asked;
  return (
    <form className="filter filter-row" action="/account/audit" key={[from, to, kind, userId].join(" ")}>
      <DayField name="from" label="From" value={from} />
      <DayField name="to" label="To" value={to} />
      <ChoiceField
        name="kind"
        label="What"
        value={kind}
        options={[{ value: "", label: "Everything" }, ...auditKinds]}
      />
      <ChoiceField
        name="by"
        label="Who"
        value={userId}
        options={[{ value: "", label: "Everybody" }, ...people]}
      />
      <Button variant="secondary">Show</Button>
    </form>
  );
}

export function AuditTable({ rows }: { rows: AuditRow[] }) {
  return <Table caption="Newest first" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const columns: Column<AuditRow>[] = [
  { heading: "When", cell: ({ time }) => time },
  { heading: "Who", cell: ({ author }) => <EmailAddress text={author} /> },
  { heading: "Kind", cell: ({ kind }) => kind },
  { heading: "What", cell: ({ what }) => <span className="typed">{what}</span> },
  { heading: "Network address", cell: ({ address }) => address },
];
