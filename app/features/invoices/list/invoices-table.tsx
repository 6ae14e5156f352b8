import type { ComponentType, ReactNode } from "react";
import { Button } from "~/ui/button";
import { type Column, Table, TypedLink } from "~/ui/table";
import { type ShownStatus, invoiceStatuses, statusNames } from "../invoice-status";
import { StatusBadge } from "../status-badge";

export type ListedInvoiceView = {
  id: string;
  number: string;
  isCredit: boolean;
  customer: string;
  date: string;
  due: string;
  overdue: string;
  amount: string;
  open: string;
  status: ShownStatus;
  version: number;
  path: string;
};

type PostForm = ComponentType<{ action: string; children: ReactNode }>;
type InvoicesTableProps = {
  rows: ListedInvoiceView[];
  ofOneCustomer?: boolean;
  /** Each row's status can be changed; the form returns to `back`. */
  mayChange: boolean;
  back: string;
  form: PostForm;
};

export function InvoicesTable({ rows, ofOneCustomer, mayChange, back, form }: InvoicesTableProps) {
  const actions: Column<ListedInvoiceView> = {
    heading: "Actions",
    screenOnly: true,
    cell: (row) => <Actions row={row} mayChange={mayChange} back={back} form={form} />,
  };
  return (
    <Table
      caption="Invoices"
      captionHidden={!ofOneCustomer}
      columns={[...columns.filter((column) => !ofOneCustomer || column !== customerColumn), actions]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

const customerColumn: Column<ListedInvoiceView> = {
  heading: "Customer",
  cell: ({ customer }) => <span className="typed">{customer}</span>,
};

const columns: Column<ListedInvoiceView>[] = [
  { heading: "Invoice #", cell: ({ path, number }) => <TypedLink to={path}>{number}</TypedLink> },
  customerColumn,
  { heading: "Date", cell: ({ date }) => <span className="unbroken">{date}</span> },
  {
    heading: "Due Date",
    cell: ({ due, overdue }) => (
      <>
        {due && <span className="unbroken">{due}</span>}{" "}
        {overdue && <small className="choice-hint unbroken">{overdue}</small>}
      </>
    ),
  },
  {
    heading: "Amount",
    figures: true,
    cell: ({ amount, open }) => (
      <>
        {amount}
        {open && <small className="choice-hint">{open}</small>}
      </>
    ),
  },
  { heading: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
];

type ActionsProps = { row: ListedInvoiceView } & Pick<InvoicesTableProps, "mayChange" | "back" | "form">;

function Actions({ row, mayChange, back, form: Form }: ActionsProps) {
  const { id, number, status, version, path, isCredit } = row;
  return (
    <div className="row-actions">
      <TypedLink to={path}>
        Preview<span className="visually-hidden"> {number}</span>
      </TypedLink>
      {mayChange && !isCredit && status !== "credited" && (
        <Form action={`/invoicing/${id}`}>
          <input type="hidden" name="from" value={back} />
          <input type="hidden" name="version" value={version} />
          <select name="status" defaultValue={status} aria-label={`Status of ${number}`}>
            {invoiceStatuses.map((one) => (
              <option key={one} value={one}>
                {statusNames[one]}
              </option>
            ))}
          </select>
          <Button variant="quiet" about={`the status of ${number}`}>
            Set
          </Button>
        </Form>
      )}
    </div>
  );
}
