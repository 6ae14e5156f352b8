import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { failedMailsText, mailsText } from "~/features/master-crm/companies/company-text";
import { seenCompanyView } from "~/features/master-crm/companies/company-view";
import { lookAtCompany } from "~/features/master-crm/companies/company.server";
import { listLinkProposals } from "~/features/master-crm/companies/link-company.server";
import { PeopleTable } from "~/features/master-crm/companies/people-table";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { Stat } from "~/ui/stat";
import { PlanCard, TrialCard } from "./+shared/company-cards";
import { LinkProposals } from "./+shared/link-proposals";

export const meta = pageTitle("Company");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const company = await lookAtCompany(scope, readId(params.companyId));
  if (!company) return refuseRequest(404);
  return {
    ...seenCompanyView(company, scope.account.timeZone, scope.account.id),
    proposals: await listLinkProposals(scope, { companyId: company.id }),
  };
}

export default function CompanyPage() {
  const { name, closes, isOwn, figures, details, people, proposals } = useLoaderData<typeof loader>();
  return (
    <Page title={name} back={{ to: "/master-crm/companies", label: "Companies" }} actions={<Actions />}>
      {isOwn && <Notice kind="info" title="This is your own company." />}
      {closes && <Notice kind="warning" title={`It closes on ${closes}: all of it is erased then.`} />}
      <LinkProposals proposals={proposals} />
      <div className="stats">
        {figures.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </div>
      <DetailsList details={details} />
      {people.length > 0 ? <PeopleTable rows={people} /> : <p>Nobody belongs to this company yet.</p>}
      <Failures />
      <Changes />
    </Page>
  );
}

function Actions() {
  const { id, crmCustomerId, mayFollow, isChurned, waiting } = useLoaderData<typeof loader>();
  const page = `/master-crm/companies/${id}`;
  return (
    <>
      {crmCustomerId && <ButtonLink to={`/master-crm/customers/${crmCustomerId}`}>CRM customer</ButtonLink>}
      {mayFollow && (
        <PostForm action="/master-crm/companies/follow">
          <Button name="companyId" value={id}>
            Make a customer
          </Button>
        </PostForm>
      )}
      {waiting > 0 && (
        <PostForm action={`${page}/release`}>
          <Button>Release from the waitlist</Button>
        </PostForm>
      )}
      {crmCustomerId && !isChurned && (
        <PostForm action={`${page}/churned`}>
          <Button variant="quiet">Mark as churned</Button>
        </PostForm>
      )}
    </>
  );
}

function Failures() {
  const { failures, failedMails, sentMails } = useLoaderData<typeof loader>();
  if (failedMails === 0) return <p>{mailsText(sentMails)}</p>;
  return (
    <Card title="Mail failures">
      <p>{failedMailsText(failedMails, failures.length)}</p>
      <ul>
        {failures.map(({ id, at, kind, error }) => (
          <li key={id}>
            {at}, {kind}
            {error && `: ${error}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Changes() {
  const { id, sold, hasTrial, trial } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        Looks and changes are in this company&apos;s own audit. After a change to a smaller plan nothing is
        deleted.
      </p>
      <PlanCard companyId={id} sold={sold} hasTrial={hasTrial} />
      {sold !== "enterprise" && <TrialCard companyId={id} sold={sold} trial={trial} />}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
