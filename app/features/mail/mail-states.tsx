import type { ComponentType, ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { formatTime } from "~/ui/format";

type StoredMail = {
  id: string;
  recipient: string;
  state: "queued" | "sent" | "failed" | "not_configured";
  sent_at: Date | null;
  next_attempt_at: Date | null;
  last_error: string | null;
  isRetryable: boolean;
};

/** "Sent" only once the mail server has accepted it. */
export function mailStates(mails: StoredMail[], timeZone: string, mailIsSetUp: boolean) {
  const time = (moment: Date | null) => (moment ? formatTime(moment, timeZone) : "");
  return mails.map(({ id, recipient, state, sent_at, next_attempt_at, last_error, isRetryable }) => ({
    id,
    recipient,
    // A mail the server refused is retried automatically, but it has not arrived.
    state: state === "queued" && last_error ? ("refused" as const) : state,
    when: state === "sent" ? time(sent_at) : time(next_attempt_at),
    lastError: state === "sent" ? null : last_error,
    mayRetry: isRetryable && mailIsSetUp,
  }));
}

export type MailState = ReturnType<typeof mailStates>[number];
type PostForm = ComponentType<{ action: string; children: ReactNode }>;
/** `what` starts a sentence: "Inspection report" sent to ... */
type MailStatesProps = { what: string; mails: MailState[]; retry: string; mayRetry: boolean; form: PostForm };

export function MailStates({ what, mails, retry, mayRetry, form: Form }: MailStatesProps) {
  if (mails.length === 0) return null;
  return (
    <ul className="defects" aria-label={`Mails: ${what}`}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <p>
            <State what={what} mail={mail} />
          </p>
          {mail.lastError && <p>{mail.lastError}</p>}
          {mayRetry && mail.mayRetry && (
            <Form action={retry}>
              <input type="hidden" name="mailId" value={mail.id} />
              <Button variant="secondary" about={`the mail to ${mail.recipient}`}>
                Retry
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

export function MailBadge({ mails }: { mails: MailState[] }) {
  switch (mails.at(-1)?.state) {
    case undefined:
      return null;
    case "sent":
      return <Badge kind="good">Email sent</Badge>;
    case "queued":
      return <Badge>Email queued</Badge>;
    case "not_configured":
      return <Badge kind="warning">Email not sent</Badge>;
    default:
      return <Badge kind="bad">Email not delivered</Badge>;
  }
}

function State({ what, mail: { state, recipient, when } }: { what: string; mail: MailState }) {
  switch (state) {
    case "sent":
      return (
        <>
          <Badge kind="good">Email sent</Badge> {what} sent to {recipient} on {when}
        </>
      );
    case "queued":
      return (
        <>
          <Badge>Queued</Badge> Waiting to be sent to {recipient}
          {when && `, next try ${when}`}
        </>
      );
    case "refused":
      return (
        <>
          <Badge kind="bad">Not delivered</Badge> To {recipient}, next try {when}
        </>
      );
    case "failed":
      return (
        <>
          <Badge kind="bad">Not delivered</Badge> To {recipient}
        </>
      );
    case "not_configured":
      return (
        <>
          <Badge kind="warning">Not sent</Badge> To {recipient}: mail is not set up here
        </>
      );
  }
}
