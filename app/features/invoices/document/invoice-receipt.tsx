import type { InvoiceView, InvoiceLineView } from "./invoice-view";
import { Logo } from "./invoice-sheet";

export function InvoiceReceipt({ invoice }: { invoice: InvoiceView }) {
  const { from, billTo, name, mark, facts, lines, sums, marksUntaxed, taxNotes, notes } = invoice;
  return (
    <article className="receipt" aria-label={name}>
      <div>
        <Logo from={from} />
        <p>
          <b>{from.name}</b>
        </p>
        <Texts texts={[from.header, from.address, ...from.lines]} />
      </div>
      <div>
        <p>
          <b>{[name, mark].filter(Boolean).join(" - ")}</b>
        </p>
        <Texts texts={facts.map(({ label, text }) => `${label}: ${text}`)} />
        <Texts texts={["Bill To:", billTo.name, billTo.address, ...billTo.lines]} />
      </div>
      <ul aria-label="Lines">
        {lines.map((line) => (
          <ReceiptLine key={line.key} line={line} marksUntaxed={marksUntaxed} />
        ))}
      </ul>
      <dl>
        {sums.map(({ label, text, strong }) => (
          <div key={label} className="receipt-pair">
            <dt>{strong ? <b>{label}</b> : label}</dt>
            <dd>{strong ? <b>{text}</b> : text}</dd>
          </div>
        ))}
      </dl>
      {(taxNotes.length > 0 || notes) && (
        <div>
          <Texts texts={[...taxNotes, notes]} />
        </div>
      )}
    </article>
  );
}

function ReceiptLine({ line, marksUntaxed }: { line: InvoiceLineView; marksUntaxed: boolean }) {
  const { partNumber, description, quantity, price, discount, untaxed, total } = line;
  return (
    <li>
      <p>
        <b>{partNumber}</b>
      </p>
      {description && <p>{description}</p>}
      <p className="receipt-pair">
        <span>{`${quantity} x ${price}${discount && ` less ${discount}`}`}</span>
        <span>{untaxed && marksUntaxed ? `${total} *` : total}</span>
      </p>
    </li>
  );
}

function Texts({ texts }: { texts: string[] }) {
  return (
    <>
      {texts.filter(Boolean).map((text) => (
        <p className="lines" key={text}>
          {text}
        </p>
      ))}
    </>
  );
}
