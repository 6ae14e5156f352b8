import { type Selectable, type Updateable, sql } from "kysely";
import nodemailer, { type Transporter } from "nodemailer";
import { environment } from "~/environment";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { fromOf } from "./mail-sender.server";
import { requestSending } from "./mail.server";

/** Minutes between attempts; after the last one the mail has failed. */
export const retryMinutes = [1, 5, 30, 120, 360, 1440] as const;

export type MailToSend = Selectable<Database["mails"]>;
export type Attachment = { filename: string; contentType: string; content: Buffer };
export type Letter = { subject: string; body: string; attachments: Attachment[] };
/** By kind of mail, made when the mail is sent, so that its text and its PDF have the same figures. */
export type Letters = Record<string, (mail: MailToSend) => Promise<Letter | undefined>>;

let transport: Transporter | undefined;

/** If a worker is killed while sending, the mail is free again after this. */
export const leaseSeconds = 60;

/**
 * The worker's job. A lease keeps other workers away while the mail goes out. No transaction is open then, so a slow mail server holds no
 * lock and delays no page.
 */
export async function sendMail(mailId: string, letters: Letters = {}): Promise<void> {
  const mail = await lease(mailId);
  if (!mail) return;
  const isTooLate = mail.expires_at !== null && mail.expires_at < new Date();
  await record(mailId, isTooLate ? tooLate : await tryOf(mail, letters));
}

/** If another worker has the mail, the job runs again after that lease ends: the other worker may have been killed. */
async function lease(mailId: string): Promise<MailToSend | undefined> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const mail = await trx
        .selectFrom("mails")
        .selectAll()
        .select(sql<boolean>`coalesce(leased_until > now(), false)`.as("isLeased"))
        .select(
          sql<boolean>`exists (select from demos where demos.account_id = mails.account_id)`.as("isOfDemo"),
        )
        .where("id", "=", mailId)
        .where("state", "=", "queued")
        .forUpdate()
        .executeTakeFirst();
      if (!mail) return undefined;
      if (mail.isOfDemo) {
        const refused = { state: "failed" as const, last_error: "The demo sends no mail." };
        await trx.updateTable("mails").set(refused).where("id", "=", mailId).execute();
        return undefined;
      }
      if (mail.isLeased) {
        await requestSending(trx, mailId, leaseSeconds / 60);
        return undefined;
      }
      await trx.updateTable("mails").set({ leased_until: leaseEnd }).where("id", "=", mailId).execute();
      return mail;
    });
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** Stops once the outcome is written: otherwise the next try would find the mail leased. */
async function extendLease(mailId: string): Promise<void> {
  await ownerDb()
    .updateTable("mails")
    .set({ leased_until: leaseEnd })
    .where("id", "=", mailId)
    .where("leased_until", "is not", null)
    .execute();
}

/** Skipped if the mail was written off in the meantime. */
async function record(mailId: string, outcomeOf: (mail: MailToSend) => Outcome): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const mail = await trx
        .selectFrom("mails")
        .selectAll()
        .where("id", "=", mailId)
        .where("state", "=", "queued")
        .forUpdate()
        .executeTakeFirst();
      if (!mail) return;
      const { columns, retryIn } = outcomeOf(mail);
      await trx
        .updateTable("mails")
        .set({ ...columns, leased_until: null })
        .where("id", "=", mailId)
        .execute();
      if (retryIn) await requestSending(trx, mailId, retryIn);
    });
}

type Outcome = { columns: Updateable<Database["mails"]>; retryIn?: number };

const tooLate = (): Outcome => ({
  columns: { state: "failed", body: "", last_error: "Too late: what it says is no longer true." },
});

async function tryOf(mail: MailToSend, letters: Letters): Promise<(mail: MailToSend) => Outcome> {
  const extending = setInterval(
    () => void extendLease(mail.id).catch(() => undefined),
    (leaseSeconds * 1000) / 3,
  );
  const said = await deliver(mail, letters).finally(() => clearInterval(extending));
  return (before) => ("problem" in said ? refused(before, said.problem) : delivered(before, said));
}

type Said = { subject: string; body: string };

function delivered(mail: MailToSend, { subject, body }: Said): Outcome {
  const sent = { state: "sent", sent_at: new Date(), last_error: null, next_attempt_at: null } as const;
  // A reset link is a key: it is deleted from the database once it has gone out.
  const kept = { subject, body: mail.expires_at ? "" : body };
  return { columns: { ...sent, ...kept, attempts: mail.attempts + 1 } };
}

function refused(mail: MailToSend, failure: string): Outcome {
  const attempts = mail.attempts + 1;
  const retryIn = retryMinutes[mail.attempts];
  if (retryIn === undefined)
    return { columns: { state: "failed", attempts, last_error: failure, next_attempt_at: null } };
  const next_attempt_at = new Date(Date.now() + retryIn * 60_000);
  return { columns: { attempts, last_error: failure, next_attempt_at }, retryIn };
}

/** Returns what was sent, or the mail server's complaint. The message id is the mail's own, so that a repeat can be recognized. */
async function deliver(mail: MailToSend, letters: Letters): Promise<Said | { problem: string }> {
  if (!environment.SMTP_URL) return { problem: "SMTP_URL is not set." };
  transport ??= nodemailer.createTransport(withTimeouts(environment.SMTP_URL));
  try {
    const { subject, body, attachments } = (await letters[mail.kind]?.(mail)) ?? { ...mail, attachments: [] };
    const messageId = `<${mail.id}@fleettrack-pro>`;
    const sender = { from: fromOf(mail.from_name), replyTo: mail.reply_to ?? undefined };
    await transport.sendMail({ ...sender, to: mail.recipient, subject, text: body, attachments, messageId });
    return { subject, body };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.slice(0, 500) : String(error) };
  }
}

/** Milliseconds. With a URL, nodemailer reads no other options and would wait ten minutes for a silent server. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  for (const [name, limit] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(limit));
  return url.href;
}

/** Requests every waiting mail again: a killed worker holds its jobs for hours. */
export async function requeueMails(): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const waiting = await trx
        .selectFrom("mails")
        .select("id")
        .where("state", "=", "queued")
        .where((where) =>
          where.or([where("next_attempt_at", "is", null), where("next_attempt_at", "<", sql<Date>`now()`)]),
        )
        .execute();
      for (const { id } of waiting) await requestSending(trx, id);
    });
}
