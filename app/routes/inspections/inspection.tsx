import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { listReportMails } from "~/features/inspections/inspection-mail.server";
import { type InspectionView, mayBeAcknowledged, stateOf } from "~/features/inspections/inspection-view";
import { InspectionReport } from "~/features/inspections/inspection-report";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { MailStates, mailStates } from "~/features/mail/mail-states";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { FirstButton } from "~/ui/first-button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { reportOf } from "./+shared/report.server";

export const meta = pageTitle((data: { facts: { kind: string } }) => data.facts.kind);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { facts } = await reportOf(scope, params.inspectionId);
  const isOpen = facts.defects.some(({ certification }) => !certification);
  return {
    facts,
    state: stateOf(facts),
    mayCertify: isOpen && scope.may("inspections:certify"),
    mayAcknowledge: isAnyRead(facts) && scope.may("inspections:create"),
    mayCorrect: scope.may("inspections:create"),
    mayDelete: scope.may("inspections:delete"),
    mails: mailStates(await listReportMails(scope, facts.id), scope.account.timeZone, mailIsSetUp),
    mailIsSetUp,
    isDemo: scope.role === "demo",
  };
}

function isAnyRead(facts: InspectionView): boolean {
  const units = facts.defects.some(({ ofTrailer }) => ofTrailer)
    ? (["tractor", "trailer"] as const)
    : (["both"] as const);
  return units.some((unit) => mayBeAcknowledged(facts, unit));
}

export default function InspectionPage() {
  const { facts, state } = useLoaderData<typeof loader>();
  const about = [facts.unit && `Unit ${facts.unit}`, facts.vehicle].filter(Boolean).join(", ");
  return (
    <Page
      title={facts.kind}
      back={{ to: `/fleet-data/${facts.vehicleId}/inspections`, label: about }}
      actions={<Actions />}
    >
      <State state={state} />
      <InspectionReport report={facts} />
      <SendReport />
      <More />
    </Page>
  );
}

function State({ state }: { state: string }) {
  const kind =
    state === "Do not drive" ? "error" : /open|not acknowledged/.test(state) ? "warning" : "success";
  return <Notice kind={kind} title={state} />;
}

function Actions() {
  const { facts, mayCertify, mayAcknowledge } = useLoaderData<typeof loader>();
  const path = `/inspections/${facts.id}`;
  const waits = facts.defects.length > 0 && facts.acknowledgements.length === 0;
  return (
    <>
      {mayCertify && (
        <ButtonLink to={`${path}/certify`} variant="primary">
          Certify Repairs
        </ButtonLink>
      )}
      {mayAcknowledge && (
        <ButtonLink to={`${path}/acknowledge`} variant={waits ? "primary" : "secondary"}>
          Acknowledge
        </ButtonLink>
      )}
      <ButtonLink to={`${path}/print`}>Print</ButtonLink>
    </>
  );
}

/** The mails' states are listed below. */
function SendReport() {
  const { facts, mails, mailIsSetUp, isDemo } = useLoaderData<typeof loader>();
  const path = `/inspections/${facts.id}`;
  return (
    <Card title="Send by e-mail">
      {isDemo && <p>The demo sends no mail. Print the report instead.</p>}
      {!mailIsSetUp && !isDemo && (
        <p>
          Mail is not set up here: what you send is kept and listed, but not sent. Print the report instead.
        </p>
      )}
      {!isDemo && (
        <PostForm action={`${path}/email`}>
          <FirstButton step="check">Check</FirstButton>
          <div className="field">
            <label htmlFor="email">Email</label>
            <input id="email" name="email" type="email" autoComplete="email" maxLength={255} />
          </div>
          <ButtonRow>
            <Button variant="secondary">Send Email</Button>
          </ButtonRow>
        </PostForm>
      )}
      <MailStates
        what="Inspection report"
        mails={mails}
        retry={`${path}/email/retry`}
        mayRetry
        form={PostForm}
      />
    </Card>
  );
}

function More() {
  const { facts, mayCorrect, mayDelete } = useLoaderData<typeof loader>();
  return (
    <ButtonRow>
      {mayCorrect && facts.defects.length > 0 && (
        <ButtonLink to={`/inspections/${facts.id}/photo`}>Add a Photo</ButtonLink>
      )}
      {mayCorrect && <ButtonLink to={`/inspections/${facts.id}/correction`}>Add a Correction</ButtonLink>}
      {mayDelete && (
        <ButtonLink to={`/inspections/${facts.id}/delete`} variant="quiet">
          Delete
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
