import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { ActivitiesList } from "~/features/master-crm/activities/activities-list";
import { activitiesOnPage, listActivities } from "~/features/master-crm/activities/activities.server";
import { activityView } from "~/features/master-crm/activities/activity-view";
import { listLinkProposals } from "~/features/master-crm/companies/link-company.server";
import { dealView } from "~/features/master-crm/deals/deal-view";
import { DealsList } from "~/features/master-crm/deals/deals-list";
import { listDealsOf } from "~/features/master-crm/deals/deals.server";
import { CrmBadges } from "~/features/master-crm/customers/crm-customer-card";
import { crmCustomerDetails } from "~/features/master-crm/customers/crm-customer-text";
import { CustomerPhoto } from "~/features/master-crm/scan/customer-photo";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { DetailsList, Lines } from "~/ui/details-list";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { LinkProposals } from "./+shared/link-proposals";
import { crmCustomerOf } from "./+shared/crm-customer-of.server";

export const meta = pageTitle(({ name }: { name: string }) => name);

const tabs = ["activity", "deals", "notes"] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const customer = await crmCustomerOf(scope, params);
  const { searchParams } = new URL(request.url);
  const { timeZone } = scope.account;
  const found = await listActivities(scope, customer.id, readPosition(searchParams.get("after")));
  const activities = listPage(request, found, {
    max: activitiesOnPage,
    order: "open ones first, then those done last",
    position: ({ at, id }) => ({ after: `${at}_${id}` }),
  });
  const { deals, count } = await listDealsOf(scope, customer.id);
  return {
    ...{ id: customer.id, name: customer.company_name, notes: customer.notes },
    tab: tabs.find((tab) => tab === searchParams.get("tab")) ?? "activity",
    photoId: customer.photo_id,
    company: customer.customer_account_id,
    deals: { deals: deals.map((deal) => dealView(deal, timeZone)), count },
    proposals: await listLinkProposals(scope, { crmCustomerId: customer.id }),
    page: `/master-crm/customers/${customer.id}`,
    isDue: customer.next_follow_up !== null && customer.next_follow_up <= today(timeZone),
    badges: {
      subscription_tier: customer.subscription_tier,
      lead_score: customer.lead_score,
      status: customer.status,
    },
    details: crmCustomerDetails(customer),
    activities: activities.rows.map((row) => activityView(row, { timeZone, today: today(timeZone) })),
    pager: activities.pager,
    changes: await listChanges(scope, customer.id),
  };
}

export default function CrmCustomerPage() {
  const { id, name, page, badges, details, photoId, tab, deals, proposals, changes } =
    useLoaderData<typeof loader>();
  return (
    <Page title={name} back={{ to: "/master-crm/customers", label: "Customers" }} actions={<Actions />}>
      <CrmBadges {...badges} />
      <LinkProposals proposals={proposals} />
      <DetailsList details={details} />
      <CustomerPhoto photoId={photoId} />
      <Tabs
        label="Records of the customer"
        tabs={[
          { label: "Activity", to: page, current: tab === "activity" },
          { label: "Deals", to: `${page}?tab=deals`, current: tab === "deals", count: deals.count },
          { label: "Notes", to: `${page}?tab=notes`, current: tab === "notes" },
        ]}
      />
      {tab === "activity" && <Activities />}
      {tab === "deals" && <DealsList crmCustomerId={id} {...deals} />}
      {tab === "notes" && <Notes />}
      <ChangesList changes={changes} />
    </Page>
  );
}

function Actions() {
  const { page, isDue, company } = useLoaderData<typeof loader>();
  return (
    <>
      <ButtonLink to={`${page}/activities/new`} variant="primary">
        Add Activity
      </ButtonLink>
      <ButtonLink to={`${page}/deals/new`}>Add Deal</ButtonLink>
      {company && <ButtonLink to={`/master-crm/companies/${company}`}>Company</ButtonLink>}
      {isDue && <ButtonLink to={`${page}/follow-up`}>Follow-up Done</ButtonLink>}
      <ButtonLink to={`${page}/edit`}>Edit</ButtonLink>
      <ButtonLink to={`${page}/delete`} variant="quiet">
        Delete
      </ButtonLink>
    </>
  );
}

function Activities() {
  const { activities, pager } = useLoaderData<typeof loader>();
  return (
    <>
      <ActivitiesList activities={activities} />
      <ListPager {...pager} />
    </>
  );
}

function Notes() {
  const { page, notes } = useLoaderData<typeof loader>();
  const edit = <ButtonLink to={`${page}/notes`}>Edit Notes</ButtonLink>;
  if (!notes) return <Empty title="No notes yet" actions={edit} />;
  return (
    <>
      <p>
        <Lines text={notes} />
      </p>
      {edit}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
