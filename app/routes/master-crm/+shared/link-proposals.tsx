import type { LinkProposal } from "~/features/master-crm/companies/link-company.server";
import { PostForm } from "~/http/forms/post-form";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

/** On the page of a CRM customer: companies that signed up with its address, each with its button. */
export function LinkProposals({ proposals }: { proposals: LinkProposal[] }) {
  return proposals.map(({ crmCustomerId, companyId, companyName, accountNumber, email, isConfirmed }) => (
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
          {email} belongs to <Link to={`/master-crm/companies/${companyId}`}>{companyName}</Link> (
          {accountNumber}). {!isConfirmed && "The address is not confirmed yet: anybody may have typed it. "}
          Linking gives this customer that company, and the empty account that was made here is erased.
        </p>
      </Notice>
    </PostForm>
  ));
}
