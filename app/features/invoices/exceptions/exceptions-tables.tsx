import { EmailAddress } from "~/ui/email-address";
import { PeriodFilter } from "~/ui/filter";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { PersonChoice } from "~/features/accounts/person-choices";
import { exceptionKinds } from "./exception-kinds";
import type { ExceptionsAsked } from "./exceptions-position";
import type { ExceptionRow, PersonRow } from "./exceptions-view";

export function NarrowExceptions({ asked, people }: { asked: ExceptionsAsked; people: PersonChoice[] }) {
  const { from, to, kind, userId } = asked;
  const what = [{ value: "", label: "Everything" }, ...exceptionKinds];
  const who = [{ value: "", label: "Everybody" }, ...people];
  return (
    <PeriodFilter
      action="/invoicing/exceptions"
      {...{ from, to }}
      choices={[
        { name: "kind", label: "What", value: kind, options: what },
        { name: "by", label: "Who", value: userId, options: who },
      ]}
    />
  );
}

export function PeopleTable({ headings, rows }: { headings: string[]; rows: PersonRow[] }) {
  const columns: Column<PersonRow>[] = [
    { heading: "Who", cell: ({ author }) => <EmailAddress text={author} /> },
    ...headings.map((heading, index): Column<PersonRow> => ({
      heading,
      figures: true,
      cell: ({ counts }) => counts[index],
    })),
  ];
  return <Table caption="By person" columns={columns} rows={rows} rowKey={({ userId }) => userId} />;
}

export function ExceptionsTable({ rows }: { rows: ExceptionRow[] }) {
  return <Table caption="One by one" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const columns: Column<ExceptionRow>[] = [
  { heading: "When", cell: ({ time }) => time },
  { heading: "Who", cell: ({ author }) => <EmailAddress text={author} /> },
  { heading: "What", cell: ({ what }) => what },
  {
    heading: "About",
    cell: ({ about, path }) =>
      path ? <TypedLink to={path}>{about}</TypedLink> : <span className="typed">{about}</span>,
  },
  { heading: "Details and reason", cell: ({ note }) => <span className="typed">{note}</span> },
  { heading: "Amount", figures: true, cell: ({ amount }) => amount },
];
