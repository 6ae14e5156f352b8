import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Plan, plans } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { environment } from "~/environment";
import { PlanCards } from "~/features/plans/plan-cards";
import { PlanComparison } from "~/features/plans/plan-comparison";
import { getPlanState } from "~/features/plans/plan-state.server";
import { trialText } from "~/features/plans/plan-text";
import { plansOver } from "~/features/plans/trial";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { WhyUpgrade } from "./+shared/why-upgrade";

export const meta = pageTitle("Level Up");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "plans:view");
  const state = await getPlanState(scope);
  return {
    ...state,
    larger: plansOver(state.plan),
    trialSays: trialText(state),
    mayRequest: scope.may("plans:request"),
    isDemo: scope.role === "demo",
    salesEmail: environment.SALES_EMAIL,
  };
}

export default function LevelUpPage() {
  const { plan, trial, trialSays } = useLoaderData<typeof loader>();
  return (
    <Page title="Level Up" back={{ to: "/dashboard", label: "Back to Dashboard" }} actions={<Actions />}>
      {trialSays && (
        <Notice kind="info" title={trial?.isLive ? "Your trial" : "Your trial has ended"}>
          {trialSays}
        </Notice>
      )}
      <PlanCards
        current={plan}
        mark={trial?.isLive ? "Your trial" : "Your plan"}
        actions={(each) => <PlanActions each={each} />}
      />
      <Sales />
      <WhyUpgrade />
      <Card title="Compare the plans">
        <PlanComparison current={plan} />
        <ButtonRow>
          <ButtonLink to="/level-up/compare" variant="quiet">
            Open this table by itself
          </ButtonLink>
        </ButtonRow>
      </Card>
    </Page>
  );
}

/** Who has told about the business is not asked again. */
function Actions() {
  const { plan, isKnown, mayRequest } = useLoaderData<typeof loader>();
  if (!mayRequest) return null;
  if (plan === "free" && !isKnown) {
    return (
      <ButtonLink to="/level-up/business" variant="primary">
        Tell Us About Your Business
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/level-up/contact" variant="primary">
        Contact Sales
      </ButtonLink>
      {isKnown && <ButtonLink to="/level-up/business">About Your Business</ButtonLink>}
    </>
  );
}

function PlanActions({ each }: { each: Plan }) {
  const { plan, larger, mayTry, isKnown, mayRequest, trial } = useLoaderData<typeof loader>();
  const wanted =
    larger.find((one) => one === each) ?? (trial?.isLive && each === plan ? trial.plan : undefined);
  if (!wanted || !mayRequest) return null;
  const asksFirst = plan === "free" && !isKnown;
  const { name } = plans[wanted];
  return (
    <>
      <ButtonLink
        to={`/level-up/${asksFirst ? "business" : "contact"}?plan=${wanted}`}
        variant="primary"
        about={`to ${name}`}
      >
        {each === plan ? "Keep It" : plan === "free" ? "Upgrade" : "Contact Sales"}
      </ButtonLink>
      {mayTry.includes(wanted) && (
        <PostForm action="/level-up/trial">
          <input type="hidden" name="plan" value={wanted} />
          <Button variant="secondary" about={`of ${name}`}>
            Start 30-Day Trial
          </Button>
        </PostForm>
      )}
    </>
  );
}

function Sales() {
  const { salesEmail, mayRequest, mayTry, isDemo } = useLoaderData<typeof loader>();
  if (isDemo)
    return (
      <p>
        The demo has everything of Enterprise. <Link to="/demo/keep">Keep my data: create an account</Link> to
        choose a plan of your own.
      </p>
    );
  if (!mayRequest) return <p>A manager of your company can change the plan.</p>;
  return (
    <p>
      {mayTry.length > 0 && "A trial needs no credit card and ends by itself; each company has one. "}
      To change your plan, contact sales by email <a href={`mailto:${salesEmail}`}>{salesEmail}</a>. What
      sales offers beside these plans is under <Link to="/fortitude/solutions">Subscription tiers</Link>.
    </p>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the plans" />;
}
