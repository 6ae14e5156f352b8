import type { ReactNode } from "react";
import { type Column, Table } from "~/ui/table";
import type { InvoiceView, InvoiceLineView } from "./invoice-view";

/** Its routes link app/styles/invoice.css. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const { title, number, mark, from, billTo, facts, taxNotes, notes } = invoice;
  return (
    <article className="invoice" aria-label={invoice.name}>
      <div className="invoice-head">
        <div>
          <Logo from={from} />
          {from.header && <p className="lines">{from.header}</p>}
        </div>
        <div className="invoice-title">
          <p className="invoice-kind">{title}</p>
          {number && <p>{number}</p>}
          {mark && <p className="invoice-mark">{mark}</p>}
        </div>
      </div>
      <div className="invoice-parties">
        <Party heading="From" {...from} />
        <Party heading="Bill To" {...billTo} />
        <dl className="invoice-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SheetLines invoice={invoice} />
      <Sums sums={invoice.sums} />
      {taxNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {notes && (
        <Block heading="Notes">
          <p className="lines">{notes}</p>
        </Block>
      )}
    </article>
  );
}

export function Logo({ from: { logo, name } }: Pick<InvoiceView, "from">) {
  if (!logo) return null;
  return (
    <img
      className="invoice-logo"
      src={`/files/${logo.id}`}
      width={logo.width}
      height={logo.height}
      alt={name}
    />
  );
}

function Block({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="invoice-block">
      <p className="invoice-heading">{heading}</p>
      {children}
    </div>
  );
}

type PartyProps = { heading: string; name: string; address: string; lines: string[] };

function Party({ heading, name, address, lines }: PartyProps) {
  return (
    <Block heading={heading}>
      <p>
        <b>{name}</b>
      </p>
      {address && <p className="lines">{address}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Block>
  );
}

function SheetLines({ invoice: { name, lines, hasDiscounts, marksUntaxed } }: { invoice: InvoiceView }) {
  const discount: Column<InvoiceLineView> = {
    heading: "Discount",
    figures: true,
    cell: ({ discount }) => discount,
  };
  return (
    <Table
      caption={`Lines of ${name}`}
      captionHidden
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        { heading: "Part #", cell: ({ partNumber }) => <span className="typed">{partNumber}</span> },
        { heading: "Description", cell: ({ description }) => description },
        { heading: "Qty", figures: true, cell: ({ quantity }) => quantity },
        { heading: "Price", figures: true, cell: ({ price }) => price },
        ...(hasDiscounts ? [discount] : []),
        {
          heading: "Total",
          figures: true,
          cell: ({ total, untaxed }) => (untaxed && marksUntaxed ? `${total} *` : total),
        },
      ]}
    />
  );
}

export function Sums({ sums }: Pick<InvoiceView, "sums">) {
  return (
    <dl className="invoice-sums">
      {sums.map(({ label, text, strong }) => (
        <div key={label} className={strong ? "invoice-strong" : undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
