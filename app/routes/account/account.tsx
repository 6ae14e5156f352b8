import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { planMay } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { businessTypes, timeZones } from "~/features/accounts/account-choices";
import { getAccount } from "~/features/accounts/accounts.server";
import { getPlanState } from "~/features/plans/plan-state.server";
import { planText, trialText } from "~/features/plans/plan-text";
import { serviceHost } from "~/features/vision-service/ask-service.server";
import { SentElsewhereCard } from "~/features/vision-service/sent-elsewhere-card";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import type { loader as rootLoader } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList, Lines } from "~/ui/details-list";
import { Choice } from "~/ui/choice";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";

export const meta = pageTitle("Account Info");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "account:view");
  const account = (await getAccount(scope)) ?? refuseRequest(404, "Account not found");
  const state = await getPlanState(scope);
  const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  return {
    email: scope.user.email,
    name: scope.user.name,
    plan: planText(state),
    trial: trialText(state),
    number: account.account_number,
    companyName: account.company_name,
    companyAddress: account.company_address,
    phoneNumber: account.phone_number,
    businessType: account.business_type.map((value) => labelOf(businessTypes, value)),
    zip: account.zip,
    timeZone: labelOf(timeZones, account.time_zone),
    visionHost: scope.role !== "demo" && planMay(scope, "scans:send") ? serviceHost() : undefined,
    mayEdit: scope.may("account:edit"),
    mayChangeSignIn: scope.may("own-sign-in:change"),
    mayCopy: scope.may("account:copy"),
    mayClose: scope.may("account:close") && scope.account.closesAt === null,
    maySeeMail: scope.may("mail:view"),
    maySeeUsers: scope.may("users:view"),
  };
}

export default function AccountPage() {
  const { name, mayChangeSignIn, mayCopy, mayClose, maySeeMail, maySeeUsers, visionHost } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Account Info" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <Company />
      <Card title="Your sign-in">
        <DetailsList details={[{ label: "Your name", value: name ?? "Not given" }]} />
        <ButtonRow>
          {mayChangeSignIn && (
            <ButtonLink to="/account/name">{name === null ? "Add Your Name" : "Change Name"}</ButtonLink>
          )}
          {mayChangeSignIn && <ButtonLink to="/account/email">Change Email</ButtonLink>}
          {mayChangeSignIn && <ButtonLink to="/account/password">Change Password</ButtonLink>}
          {mayChangeSignIn && <ButtonLink to="/account/two-step">Two-Step Sign-In</ButtonLink>}
          <ButtonLink to="/account/devices">Signed-in devices</ButtonLink>
          {maySeeUsers && <ButtonLink to="/account/users">People of this company</ButtonLink>}
          {maySeeUsers && <ButtonLink to="/account/audit">Audit</ButtonLink>}
          {maySeeMail && <ButtonLink to="/account/mail">Mail sent from this account</ButtonLink>}
        </ButtonRow>
        <PostForm action="/auth/sign-out">
          <ButtonRow>
            <Button variant="secondary">Sign Out</Button>
          </ButtonRow>
        </PostForm>
      </Card>
      <DevicePreferences />
      <SentElsewhereCard host={visionHost} />
      {mayCopy && (
        <Card title="Your records">
          <p>All that this company holds, on every plan: one ZIP file with tables, photos and invoices.</p>
          <ButtonRow>
            <ButtonLink to="/account/data">Download Your Data</ButtonLink>
            {mayClose && <ButtonLink to="/account/close">Close the Company</ButtonLink>}
          </ButtonRow>
        </Card>
      )}
    </Page>
  );
}

function Company() {
  const account = useLoaderData<typeof loader>();
  const edit = account.mayEdit && (
    <ButtonLink to="/account/edit" variant="primary">
      Edit Information
    </ButtonLink>
  );
  return (
    <Card title={account.companyName} actions={edit}>
      <DetailsList
        details={[
          { label: "Account number", value: account.number },
          { label: "Plan", value: <Link to="/level-up">{account.plan}</Link> },
          ...(account.trial ? [{ label: "Trial", value: account.trial, wide: true }] : []),
          { label: "Email", value: account.email },
          { label: "Company name", value: account.companyName },
          { label: "Address", value: <Lines text={account.companyAddress} />, wide: true },
          { label: "Phone", value: account.phoneNumber },
          { label: "ZIP", value: account.zip ?? "Not specified" },
          { label: "Business type", value: account.businessType.join(", ") || "Not specified" },
          { label: "Time zone", value: account.timeZone },
        ]}
      />
    </Card>
  );
}

function DevicePreferences() {
  const device = useRouteLoaderData<typeof rootLoader>("root")?.device;
  return (
    <Card title="This device">
      <PostForm action="/account/device-preferences">
        <Choice
          name="plainPages"
          checked={device?.plainPages}
          label="Plain pages on this device (no scripts, for old or slow machines)"
        />
        <Choice
          name="shortcuts"
          checked={device?.shortcuts}
          label="Keyboard shortcuts: b opens and closes the side bar, / goes to the search box"
        />
        <ButtonRow>
          <Button variant="secondary">Save for this device</Button>
        </ButtonRow>
      </PostForm>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
