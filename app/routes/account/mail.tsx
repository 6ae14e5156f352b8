import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { mailBadges } from "~/features/mail/mail-badges";
import { listMails, mailIsSetUp, mailsOnPage } from "~/features/mail/mail.server";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { PostForm } from "~/http/forms/post-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { Table } from "~/ui/table";

export const meta = pageTitle("Mail");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "mail:view");
  const time = (moment: Date | null) => moment && formatTime(moment, scope.account.timeZone);
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const { rows, pager } = listPage(request, await listMails(scope, after), {
    ...{ max: mailsOnPage, order: "newest first" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    mailIsSetUp,
    pager,
    mails: rows.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      written: time(mail.created_at),
      state: mail.state,
      sent: time(mail.sent_at),
      nextTry: time(mail.next_attempt_at),
      lastError: mail.last_error,
      mayRetry: mail.isRetryable && mailIsSetUp && scope.may("mail:retry"),
    })),
  };
}

type Mail = ReturnType<typeof useLoaderData<typeof loader>>["mails"][number];

export default function MailPage() {
  const { mails, mailIsSetUp, pager } = useLoaderData<typeof loader>();
  return (
    <Page title="Mail" back={{ to: "/account", label: "Account Info" }}>
      {!mailIsSetUp && (
        <Notice kind="warning" title="Mail is not set up here">
          Mails are kept and listed, but not sent. The person who runs the server sets SMTP_URL.
        </Notice>
      )}
      {mails.length === 0 ? (
        <Empty title="No mail yet" />
      ) : (
        <Table
          caption="Mails, newest first"
          rows={mails}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Mail", cell: ({ kind }) => kind },
            { heading: "To", cell: ({ recipient }) => recipient },
            { heading: "Written", cell: ({ written }) => written },
            { heading: "State", cell: (mail) => <State mail={mail} /> },
          ]}
        />
      )}
      <ListPager {...pager} />
    </Page>
  );
}

function State({ mail: { id, state, sent, nextTry, lastError, mayRetry } }: { mail: Mail }) {
  return (
    <>
      <Badge kind={mailBadges[state].kind}>{mailBadges[state].text}</Badge> {sent}
      {state === "queued" && nextTry && <p>Next try {nextTry}</p>}
      {lastError && <p>{lastError}</p>}
      {mayRetry && (
        <PostForm action={`/account/mail/${id}/retry`}>
          <Button variant="secondary">Retry</Button>
        </PostForm>
      )}
    </>
  );
}
