import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { ChoiceField, DayField } from "~/ui/filter";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { PersonChoice } from "~/features/accounts/person-choices";
import { exceptionKinds } from "./exception-kinds";
import type { ExceptionsAsked } from "./exceptions-position";
import type { ExceptionRow, PersonRow } from "./exceptions-view";

export function NarrowExceptions({ asked, people }: { asked: ExceptionsAsked; people: PersonChoice[] }) {
  const { from, to, kind, userId } = asked;
  return (
    <form
      className="filter filter-row"
      action="/invoicing/exceptions"
      key={[from, to, kind, userId].join(" ")}
    >
      <DayField name="from" label="From" value={from} />
      <DayField name="to" label="To" value={to} />
      <ChoiceField
        name="kind"
        label="What"
        value={kind}
        options={[{ value: "", label: "Everything" }, ...exceptionKinds]}
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
