import { type Transaction, sql } from "kysely";
import { environment } from "~/environment";
import type { Scope } from "~/auth/scope";
import type { Database } from "~db/database";

type NewMail = {
  accountId: string | null;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  /** After this the mail would be of no use and is not sent. */
  usefulMinutes?: number;
};

export const mailIsSetUp = environment.SMTP_URL !== undefined;

/** Writes a mail in the transaction of what caused it; the worker sends it after the commit. */
export async function queueMail(trx: Transaction<Database>, mail: NewMail): Promise<{ id: string }> {
  const { id } = await trx
    .insertInto("mails")
    .values({
      account_id: mail.accountId,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      // A link that nobody will mail is shown elsewhere, and is a key: it is not kept here.
      body: mailIsSetUp || !mail.usefulMinutes ? mail.body : "",
      state: mailIsSetUp ? "queued" : "not_configured",
      expires_at: mail.usefulMinutes ? sql<Date>`now() + make_interval(mins => ${mail.usefulMinutes})` : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (mailIsSetUp) await requestSending(trx, id);
  return { id };
}

/** It did not go out, and what it says still holds. */
const isRetryable = sql<boolean>`state in ('failed', 'not_configured') and body <> '' and (expires_at is null or expires_at > now())`;

export async function listMails(scope: Scope) {
  return scope.db((trx) =>
    trx
      .selectFrom("mails")
      .select([
        "id",
        "kind",
        "recipient",
        "subject",
        "state",
        "attempts",
        "last_error",
        "next_attempt_at",
        "sent_at",
        "created_at",
      ])
      .select(isRetryable.as("isRetryable"))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(100)
      .execute(),
  );
}

/** Puts a failed mail, or one written while mail was not set up, back in the queue. */
export async function retryMail(
  scope: Scope,
  mailId: string,
): Promise<{ problem?: "not-waiting" | "not-configured" }> {
  if (!mailIsSetUp) return { problem: "not-configured" };
  return scope.db(async (trx) => {
    const mail = await trx
      .updateTable("mails")
      .set({ state: "queued", attempts: 0, last_error: null, next_attempt_at: null })
      .where("id", "=", mailId)
      .where(isRetryable)
      .returning("id")
      .executeTakeFirst();
    if (!mail) return { problem: "not-waiting" };
    await requestSending(trx, mail.id);
    return {};
  });
}

/** One job per mail and attempt: asking twice for the same one does not send twice. */
export async function requestSending(
  trx: Transaction<Database>,
  mailId: string,
  minutesFromNow = 0,
): Promise<void> {
  await sql`select request_job('send-mail', jsonb_build_object('mailId', ${mailId}::text),
    now() + make_interval(mins => ${minutesFromNow}), ${`mail-${mailId}`})`.execute(trx);
}
