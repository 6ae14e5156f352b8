import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

export type ReportsCardProps = {
  title: string;
  mayCosts: boolean;
  mayInvoicing: boolean;
  /** For managers of a company on a smaller plan. */
  upgrade?: { badge: string; text: string };
};

/** Leads to the figures there are, which are on the pages of what they are about. */
export function ReportsCard({ title, mayCosts, mayInvoicing, upgrade }: ReportsCardProps) {
  if (!mayCosts) {
    return (
      <Card title={title} collapsible>
        {upgrade ? (
          <>
            <p>
              <Badge kind="plan">{upgrade.badge}</Badge> {upgrade.text}.
            </p>
            <p>On your plan: the counts on this page, and the history of each vehicle.</p>
          </>
        ) : (
          <p>Your sign-in does not open reports. Ask the manager of your account.</p>
        )}
      </Card>
    );
  }
  const actions = (
    <>
      <ButtonLink to="/fleet-data">Open Fleet Data</ButtonLink>
      {mayInvoicing && (
        <>
          <ButtonLink to="/invoicing/ageing">Ageing</ButtonLink>
          <ButtonLink to="/invoicing/payments">Payments</ButtonLink>
          <ButtonLink to="/invoicing/exceptions">Exceptions</ButtonLink>
        </>
      )}
    </>
  );
  return (
    <Card title={title} collapsible actions={actions}>
      <p>What a vehicle costs per mile, and its fuel economy, are in its history and on its fuel page.</p>
    </Card>
  );
}
