import type { LinkProposal } from "~/features/master-crm/companies/link-company.server";
import { PostForm } from "~/http/forms/post-form";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

/** Companies that signed up with the address of a CRM customer, each with its button; on the page of either. */
export function LinkProposals({ proposals }: { proposals: LinkProposal[] }) {
  return proposals.map(({ crmCustomerId, customerName, companyId, companyName, ...found }) => (
    <PostForm key={companyId} action={`/master-crm/customers/${crmCustomerId}/link`}>
      <Notice
        kind="info"
        title="This customer signed up by itself"
        actions={
          <Button name="companyId" value={companyId} about={`to ${companyName}`}>
            Link
          </Button>
        }
      >
        <p>
          The customer <Link to={`/master-crm/customers/${crmCustomerId}`}>{customerName}</Link> has the
          address {found.email}, which belongs to{" "}
          <Link to={`/master-crm/companies/${companyId}`}>{companyName}</Link> ({found.accountNumber}).{" "}
          {!found.isConfirmed && "It is not confirmed yet: anybody may have typed it. "}
          Linking gives the customer that company, and the empty account that was made here is erased.
        </p>
      </Notice>
    </PostForm>
  ));
}
