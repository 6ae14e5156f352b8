import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatMoney } from "~/ui/format";
import { Link } from "~/ui/link";
import { Stat } from "~/ui/stat";
import type { OpenSums } from "./ageing.server";

type InvoicingCardProps = {
  title: string;
  /** Undefined for people who may not open invoicing. */
  open?: OpenSums;
  /** The plan that includes invoicing, if the current one does not. */
  upgrade?: { badge: string; text: string };
};

/** Shown on smaller plans too, for invoices issued before the downgrade. */
export function InvoicingCard({ title, open, upgrade }: InvoicingCardProps) {
  if (!open) {
    return (
      <Card title={title} collapsible>
        <p>Your sign-in does not open invoicing. A manager can put you at the parts counter.</p>
      </Card>
    );
  }
  return (
    <Card title={title} collapsible actions={<ButtonLink to="/invoicing">Open Invoicing</ButtonLink>}>
      {upgrade && (
        <p>
          <Badge kind="plan">{upgrade.badge}</Badge> {upgrade.text}
        </p>
      )}
      {open.hasIssued && <Owed {...open} />}
      {!open.hasIssued && !upgrade && <p>No invoice was issued yet.</p>}
    </Card>
  );
}

function Owed({ owed, overdue, credits }: OpenSums) {
  return (
    <>
      <Stat value={formatMoney(owed)} label="open" />
      <p className="due-link">
        <Link to="/invoicing/ageing">Overdue</Link>:{" "}
        {overdue === "0.00" ? "nothing now" : <Badge kind="bad">{formatMoney(overdue)}</Badge>}
      </p>
      {credits !== "0.00" && <p>{formatMoney(credits.replace("-", ""))} is owed to customers.</p>}
    </>
  );
}
