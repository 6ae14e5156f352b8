import type { ComponentType, ReactNode } from "react";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

export type LinkProposalView = {
  crmCustomerId: string;
  customerName: string;
  companyId: string;
  companyName: string;
  accountNumber: string;
  email: string;
  isConfirmed: boolean;
};

type LinkProposalsProps = {
  proposals: LinkProposalView[];
  /** PostForm. */
  form: ComponentType<{ action: string; children: ReactNode }>;
};

export function LinkProposals({ proposals, form: Form }: LinkProposalsProps) {
  return proposals.map(({ crmCustomerId, customerName, companyId, companyName, accountNumber, ...one }) => (
    <Notice
      key={`${crmCustomerId} ${companyId}`}
      kind="info"
      title={`${customerName} signed up as ${companyName} (${accountNumber})`}
    >
      <p>
        {one.email} {one.isConfirmed ? "is a confirmed address of" : "is an address, not confirmed yet, of"}{" "}
        <Link to={`/master-crm/companies/${companyId}`}>that company</Link>. Linked, the customer becomes this
        company, and the empty account that was made here goes.
      </p>
      <Form action={`/master-crm/customers/${crmCustomerId}/link`}>
        <input type="hidden" name="companyId" value={companyId} />
        <Button variant="secondary" about={`${customerName} and ${companyName}`}>
          Link
        </Button>
      </Form>
    </Notice>
  ));
}
