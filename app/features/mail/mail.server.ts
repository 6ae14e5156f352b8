import { type Transaction, sql } from "kysely";
import { environment } from "~/environment";
import type { Scope } from "~/auth/scope";
import type { Database } from "~db/database";
import { readMailAddresses } from "./mail-addresses";
import type { MailSender } from "./mail-sender.server";

type NewMail = {
  accountId: string | null;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  /** Of a mail to another company; without it, it is from the program. */
  sender?: MailSender;
  /** After this the mail is useless and is not sent. */
  usefulMinutes?: number;
  /** The record whose page shows the mail's state. */
  aboutId?: string;
  /** Both days included: YYYY-MM-DD. */
  aboutDays?: { from: string; to: string };
};

export const mailIsSetUp = environment.SMTP_URL !== undefined;

/** In the transaction of its cause; the worker sends it after the commit. */
export async function queueMail(trx: Transaction<Database>, mail: NewMail): Promise<{ id: string }> {
  const { id } = await trx
    .insertInto("mails")
    .values({
      account_id: mail.accountId,
      kind: mail.kind,
      recipient: mail.recipient,
      from_name: mail.sender?.name ?? null,
      reply_to: mail.sender?.replyTo ?? null,
      subject: mail.subject,
      // A link that expires is a key: without a mail server it is shown elsewhere and not stored here.
      body: mailIsSetUp || !mail.usefulMinutes ? mail.body : "",
      state: mailIsSetUp ? "queued" : "not_configured",
      about_id: mail.aboutId ?? null,
      about_from: mail.aboutDays?.from ?? null,
      about_to: mail.aboutDays?.to ?? null,
      expires_at: mail.usefulMinutes ? sql<Date>`now() + make_interval(mins => ${mail.usefulMinutes})` : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (mailIsSetUp) await requestSending(trx, id);
  return { id };
}

/**
 * One mail for each of the addresses in `recipient`, so that the page says of each whether it arrived. Addresses from before they were
 * checked go as they are.
 */
export async function queueMailToEach(trx: Transaction<Database>, mail: NewMail): Promise<string[]> {
  const ids: string[] = [];
  for (const recipient of readMailAddresses(mail.recipient) ?? [mail.recipient])
    ids.push((await queueMail(trx, { ...mail, recipient })).id);
  return ids;
}

/** It has not gone out, at least not yet, and its content still holds. */
const isRetryable = sql<boolean>`(state in ('failed', 'not_configured') or (state = 'queued' and last_error is not null))
  and body <> '' and (expires_at is null or expires_at > now())`;

/** Per record and hour: enough for everybody who needs it, too few to pester a stranger. */
const maxPerHour = 10;

/** True if so many mails more pass the record's hourly limit. Call it with the record locked. */
export async function isMailedOften(
  trx: Transaction<Database>,
  recordId: string,
  more = 1,
): Promise<boolean> {
  const { count } = await trx
    .selectFrom("mails")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("about_id", "=", recordId)
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count + more > maxPerHour;
}

export const mailsOnPage = 100;

/** Newest first: a page and one more, after the mail of this id. */
export async function listMails(scope: Scope, after?: string) {
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
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(mails.created_at, mails.id) < (select created_at, id from mails m where m.id = ${after!}::uuid)`,
        ),
      )
      .limit(mailsOnPage + 1)
      .execute(),
  );
}

export function listMailsAbout(trx: Transaction<Database>, recordId: string) {
  return trx
    .selectFrom("mails")
    .select(["id", "recipient", "state", "sent_at", "next_attempt_at", "last_error", "created_at"])
    .select(isRetryable.as("isRetryable"))
    .where("about_id", "=", recordId)
    .orderBy("created_at")
    .orderBy("recipient")
    .execute();
}

/** Puts a mail that was refused, or queued before mail was set up, at the head of the queue; with `aboutId`, only if it is about that record. */
export async function retryMail(
  scope: Scope,
  mailId: string,
  aboutId?: string,
): Promise<{ problem?: "not-waiting" | "not-configured" }> {
  if (!mailIsSetUp) return { problem: "not-configured" };
  return scope.db(async (trx) => {
    const mail = await trx
      .updateTable("mails")
      .set({ state: "queued", attempts: 0, last_error: null, next_attempt_at: null })
      .where("id", "=", mailId)
      .$if(aboutId !== undefined, (query) => query.where("about_id", "=", aboutId!))
      .where(isRetryable)
      .returning("id")
      .executeTakeFirst();
    if (!mail) return { problem: "not-waiting" };
    await requestSending(trx, mail.id);
    return {};
  });
}

/** What has not gone out about a record says something that is over: it is neither sent nor tried again. */
export async function withdrawMails(
  trx: Transaction<Database>,
  recordId: string,
  reason: string,
): Promise<void> {
  await trx
    .updateTable("mails")
    .set({ state: "failed", body: "", last_error: reason, next_attempt_at: null })
    .where("about_id", "=", recordId)
    .where("state", "!=", "sent")
    .execute();
}

/** One job per mail and attempt: asking twice does not send twice. */
export async function requestSending(
  trx: Transaction<Database>,
  mailId: string,
  minutesFromNow = 0,
): Promise<void> {
  await sql`select request_job('send-mail', jsonb_build_object('mailId', ${mailId}::text),
    now() + make_interval(mins => ${minutesFromNow}), ${`mail-${mailId}`})`.execute(trx);
}
