import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { Link } from "~/ui/link";
import { Table } from "~/ui/table";
import type { PaymentView, invoicePageView } from "./invoice-page-view";

type Words = ReturnType<typeof invoicePageView>;

type PaymentsProps = { payments: PaymentView[]; path: string; mayReverse: boolean };

export function Payments({ payments, path, mayReverse }: PaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <Table
      caption="Payments"
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { heading: "Date", cell: ({ day }) => day },
        { heading: "Method", cell: ({ method, isRefund }) => (isRefund ? `${method}, paid back` : method) },
        { heading: "Details", cell: ({ details }) => details && <span className="typed">{details}</span> },
        { heading: "Recorded by", cell: ({ author }) => <EmailAddress text={author} /> },
        {
          heading: "Amount",
          figures: true,
          cell: ({ amount, reversed }) => (reversed ? <s>{amount}</s> : amount),
        },
        {
          heading: "State",
          cell: (payment) => <PaymentState payment={payment} path={path} mayReverse={mayReverse} />,
        },
      ]}
    />
  );
}

type StateProps = { payment: PaymentView } & Pick<PaymentsProps, "path" | "mayReverse">;

function PaymentState({ payment: { id, amount, reversed }, path, mayReverse }: StateProps) {
  if (reversed) return <span className="typed">{reversed}</span>;
  if (!mayReverse) return <>Recorded</>;
  return (
    <ButtonLink to={`${path}/payments/${id}/reverse`} variant="quiet" about={`the payment of ${amount}`}>
      Reverse
    </ButtonLink>
  );
}

export function CreditNotes({ creditNotes }: Pick<Words, "creditNotes">) {
  if (creditNotes.length === 0) return null;
  return (
    <Table
      caption="Credit notes"
      rows={creditNotes}
      rowKey={({ id }) => id}
      columns={[
        { heading: "Credit note", cell: ({ id, number }) => <Link to={`/invoicing/${id}`}>{number}</Link> },
        { heading: "Date", cell: ({ day }) => day },
        { heading: "Amount", figures: true, cell: ({ total }) => total },
        {
          heading: "State",
          cell: ({ isCancelled }) => (isCancelled ? <Badge kind="bad">Cancelled</Badge> : "Counts"),
        },
      ]}
    />
  );
}

export function History({ events }: Pick<Words, "events">) {
  return (
    <ul className="log" aria-label="What happened">
      {events.map(({ id, time, author, text }) => (
        <li key={id}>
          <p className="log-head">
            {time}, {author}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
