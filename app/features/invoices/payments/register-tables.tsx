import { EmailAddress } from "~/ui/email-address";
import { PeriodFilter } from "~/ui/filter";
import { Link } from "~/ui/link";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { PersonChoice } from "~/features/accounts/person-choices";
import { moneyKinds } from "./payment-methods";
import type { Register } from "./register-position";
import type { RegisterRow, TotalsRow } from "./register-view";

export function NarrowRegister({ register, clerks }: { register: Register; clerks: PersonChoice[] }) {
  const { from, to, method, userId } = register;
  const methods = [{ value: "", label: "Every method" }, ...moneyKinds];
  const who = [{ value: "", label: "Everybody" }, ...clerks];
  return (
    <PeriodFilter
      action="/invoicing/payments"
      {...{ from, to }}
      choices={[
        { name: "method", label: "Method", value: method, options: methods },
        { name: "by", label: "Recorded by", value: userId, options: who },
      ]}
    />
  );
}

export function RegisterTotalsTable({ headings, rows }: { headings: string[]; rows: TotalsRow[] }) {
  const columns: Column<TotalsRow>[] = [
    { heading: "Day", cell: ({ name, path }) => (path ? <Link to={path}>{name}</Link> : name) },
    ...headings.map((heading, index): Column<TotalsRow> => ({
      heading,
      figures: true,
      cell: ({ texts }) => texts[index],
    })),
  ];
  return <Table caption="By day and method" columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

export function RegisterTable({ rows }: { rows: RegisterRow[] }) {
  return <Table caption="Payments" columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

const columns: Column<RegisterRow>[] = [
  { heading: "Date", cell: ({ day }) => <span className="unbroken">{day}</span> },
  { heading: "Invoice #", cell: ({ path, number }) => <TypedLink to={path}>{number}</TypedLink> },
  { heading: "Customer", cell: ({ customer }) => <span className="typed">{customer}</span> },
  {
    heading: "What",
    cell: ({ what, note }) => (
      <>
        {what}
        {note && <small className="choice-hint typed">{note}</small>}
      </>
    ),
  },
  { heading: "Method", cell: ({ method }) => <span className="typed">{method}</span> },
  { heading: "Recorded by", cell: ({ author }) => <EmailAddress text={author} /> },
  { heading: "Amount", figures: true, cell: ({ amount }) => amount },
];
