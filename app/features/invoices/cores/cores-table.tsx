import { Link } from "~/ui/link";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { CoreRow } from "./cores-view";

const customer: Column<CoreRow> = {
  heading: "Customer",
  cell: ({ customer, customerPage }) =>
    customerPage ? (
      <TypedLink to={`${customerPage}/cores`}>{customer}</TypedLink>
    ) : (
      <span className="typed">{customer}</span>
    ),
};

export function CoresTable({ rows, ofOneCustomer }: { rows: CoreRow[]; ofOneCustomer?: boolean }) {
  return (
    <Table
      caption="Cores out"
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        ...(ofOneCustomer ? [] : [customer]),
        { heading: "Part #", cell: ({ partNumber }) => <span className="typed">{partNumber}</span> },
        { heading: "Description", cell: ({ description }) => description },
        { heading: "Invoice", cell: ({ number, invoicePage }) => <Link to={invoicePage}>{number}</Link> },
        { heading: "Date", cell: ({ day }) => day },
        { heading: "Out for", figures: true, cell: ({ age }) => age },
        { heading: "Out", figures: true, cell: ({ out }) => out },
        { heading: "Charge each", figures: true, cell: ({ charge }) => charge },
        { heading: "Balance", figures: true, cell: ({ balance }) => balance },
      ]}
    />
  );
}
