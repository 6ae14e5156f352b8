import type { Scope } from "~/auth/scope";
import { asAccount } from "~db/as-account";
import { once } from "~db/once";
import { countMailAddresses } from "~/features/mail/mail-addresses";
import { mailSender } from "~/features/mail/mail-sender.server";
import { isMailedOften, listMailsAbout, queueMailToEach } from "~/features/mail/mail.server";
import type { Letter, MailToSend } from "~/features/mail/send-mail.server";
import { findStatementDocument } from "./statement-document.server";
import { statementPdf } from "./statement-pdf.server";
import { statementMail } from "./statement-text";
import { statementView } from "./statement-view";
import type { Period } from "./statement.server";

/** The worker writes mails of this kind again when it sends them, with the PDF. */
export const statementMailKind = "Statement";

export type StatementMailProblem = { problem: "gone" | "demo" | "too-many" };
export type QueuedStatement = { mailIds: string[]; recipient: string };

/** Once per form. */
export async function mailStatement(
  scope: Scope,
  { customerId, period, email }: { customerId: string; period: Period; email: string },
  token: string,
) {
  const { timeZone } = scope.account;
  return scope.db((trx) =>
    once<QueuedStatement | StatementMailProblem>(trx, token, async () => {
      // One at a time, so that together they stay within the hourly limit.
      await trx.selectFrom("customers").select("id").where("id", "=", customerId).forUpdate().execute();
      const document = await findStatementDocument(trx, { timeZone, customerId, period });
      if (!document) return { problem: "gone" };
      if (scope.role === "demo") return { problem: "demo" };
      if (await isMailedOften(trx, customerId, countMailAddresses(email))) return { problem: "too-many" };
      const view = statementView(document);
      const mailIds = await queueMailToEach(trx, {
        accountId: scope.account.id,
        kind: statementMailKind,
        recipient: email,
        sender: await mailSender(trx, scope, view.from.name),
        ...statementMail(view),
        aboutId: customerId,
        aboutDays: period,
      });
      return { mailIds, recipient: email };
    }),
  );
}

export function listStatementMails(scope: Scope, customerId: string) {
  return scope.db((trx) => listMailsAbout(trx, customerId));
}

/** The statement as it is when the mail goes out. */
export async function statementLetter(mail: MailToSend): Promise<Letter | undefined> {
  const { account_id, about_id: customerId, about_from: from, about_to: to } = mail;
  if (!account_id || !customerId || !from || !to) return undefined;
  const document = await asAccount(account_id, async (trx) => {
    const { timeZone } = await trx
      .selectFrom("accounts")
      .select("time_zone as timeZone")
      .executeTakeFirstOrThrow();
    return findStatementDocument(trx, { timeZone, customerId, period: { from, to } });
  });
  if (!document) return undefined;
  const view = statementView(document);
  const content = await statementPdf(view);
  const pdf = { filename: `statement-${to}.pdf`, contentType: "application/pdf", content };
  return { ...statementMail(view), attachments: [pdf] };
}
