import type { ComponentType, ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { accessKeys } from "../access-keys";

type May = Record<"sell" | "print" | "mail" | "pay" | "credit" | "cancel", boolean>;
type ButtonsProps = {
  path: string;
  may: May;
  /** Null if no address is on file. */
  email: string | null;
  /** Printing was asked for: Enter prints now. */
  toPrint: boolean;
};

export function InvoiceButtons({ path, may, email, toPrint }: ButtonsProps) {
  return (
    <ButtonRow>
      {may.sell && (
        <ButtonLink to="/invoicing/new" accessKey={accessKeys.newInvoice.letter}>
          New Invoice
        </ButtonLink>
      )}
      {may.print && (
        <>
          <ButtonLink to={`${path}/print`} variant={toPrint ? "primary" : "secondary"} autoFocus={toPrint}>
            Print
          </ButtonLink>
          <ButtonLink to={`${path}/print?paper=receipt`}>Receipt</ButtonLink>
          <ButtonLink to={`${path}/pdf`}>PDF</ButtonLink>
        </>
      )}
      {may.mail && (
        <ButtonLink to={`${path}/email`}>Send to Customer Email{!email && " (No email on file)"}</ButtonLink>
      )}
      {may.pay && <ButtonLink to={`${path}/payments`}>Record Payment</ButtonLink>}
      {may.credit && <ButtonLink to={`${path}/credit`}>Credit Note</ButtonLink>}
      {may.cancel && <ButtonLink to={`${path}/cancel`}>Cancel Credit Note</ButtonLink>}
    </ButtonRow>
  );
}

type CopyProps = { path: string; number: string | null; form: PostForm };
type PostForm = ComponentType<{ action: string; children: ReactNode }>;

/** What was cancelled keeps its number, and nothing on it can change. */
export function CopyCancelled({ path, number, form: Form }: CopyProps) {
  return (
    <Notice kind="info" title={`${number} is not charged and cannot be edited`}>
      <Form action={`${path}/copy`}>
        <ButtonRow>
          <Button variant="secondary">Copy as a New Draft</Button>
        </ButtonRow>
      </Form>
    </Notice>
  );
}

type ShortsProps = { shorts: { itemId: string; text: string }[]; mayHandOver: boolean };

/** Pieces that were sold and not in stock. */
export function Shorts({ shorts, mayHandOver }: ShortsProps) {
  if (shorts.length === 0) return null;
  return (
    <Notice kind="warning" title="Sold without being in stock">
      <ul>
        {shorts.map(({ itemId, text }) => (
          <li key={itemId}>
            {text} {mayHandOver && <Link to={`/inventory/${itemId}/hand-over`}>Hand over</Link>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
