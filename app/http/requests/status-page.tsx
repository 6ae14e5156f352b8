import { isRouteErrorResponse, useActionData, useRouteError } from "@remix-run/react";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { Notice } from "~/ui/notice";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList, Lines } from "~/ui/details-list";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { usePageContext } from "./page-context";
import { isTyped, labelOfField } from "./typed-fields";
import type { Resend } from "./refuse-but-keep.server";
import { statusWords } from "./status-text";

/** Shown in place of a page that failed. `failure` is the section's text for unexpected errors. */
export function StatusPage({ failure }: { failure?: string }) {
  const error = useRouteError();
  const words = isRouteErrorResponse(error) ? statusWords[error.status] : undefined;
  if (!words || !isRouteErrorResponse(error)) return <Unexpected error={error} failure={failure} />;
  const { reason, resend, upgrade } = (error.data ?? {}) as Reason;
  return (
    <Page title={words.title}>
      <p>{reason ?? words.text}</p>
      {upgrade && (
        <p>
          <Link to={upgrade.to}>{upgrade.label}</Link>
        </p>
      )}
      <NotSaved />
      {resend && error.status === 403 && <Typed {...resend} />}
      {resend && <SendAgain {...resend} />}
      <WayBack />
    </Page>
  );
}

/** The router's own errors have a text instead, and every text has a `link`. */
type Reason = { reason?: string; resend?: Resend; upgrade?: { to: string; label: string } };

/** A form was refused because its record is gone, and its page with it. */
function NotSaved() {
  const answer = useActionData<FormAnswer | undefined>();
  if (!answer?.result?.initialValue) return null;
  const { initialValue, error } = answer.result;
  return (
    <>
      <Notice kind="error" title={answer.title} role="alert" focused>
        {error?.[""]?.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
      <Typed fields={textsIn(initialValue)} />
    </>
  );
}

/** With their names; those of rows have the row's: "lines 0 number". */
function textsIn(value: unknown, name = ""): [name: string, value: string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([part, inner]) => textsIn(inner, `${name} ${part}`.trim()));
}

/** To look at before it is sent again, which may be days later. */
function Typed({ fields }: Pick<Resend, "fields">) {
  const typed = fields.filter(([name, value]) => isTyped(name, value));
  return (
    <DetailsList
      details={typed.map(([name, value]) => ({ label: labelOfField(name), value: <Lines text={value} /> }))}
    />
  );
}

function SendAgain({ action, fields }: Resend) {
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>What you typed is kept in this page. Sent again, it is not saved twice.</p>
      <ButtonRow>
        <Button>Send Again</Button>
      </ButtonRow>
    </form>
  );
}

function Unexpected({ error, failure }: { error: unknown; failure?: string }) {
  const { requestId } = usePageContext();
  const status = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : "500";
  return (
    <Page title="Unexpected Application Error!">
      {failure && <p>{failure}.</p>}
      <p>
        Something went wrong on our side ({status}). Try again; if you were saving something, look whether it
        is there first.
        {requestId && ` If it keeps failing, quote ${requestId}.`}
      </p>
      <WayBack />
    </Page>
  );
}

/** The dashboard and the first two pages that this person may open. */
function WayBack() {
  const { frame } = usePageContext();
  const ways = frame
    ? [{ label: "Dashboard", to: "/dashboard" }].concat(
        frame.navigation.flatMap(({ entries }) => entries.filter(isWayOn)).slice(0, 2),
      )
    : strangersWays;
  return (
    <ButtonRow>
      {ways.map(({ label, to }) => (
        <ButtonLink key={to} to={to}>
          {label}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}

/** Whoever went astray does not look for a larger plan. */
function isWayOn({ disabled, to }: { disabled?: boolean; to: string }): boolean {
  return !disabled && to !== "/level-up";
}

const strangersWays = [
  { label: "Go to the home page", to: "/" },
  { label: "Sign in", to: "/auth?tab=signin" },
  { label: "Create account", to: "/auth?tab=signup" },
];
