import { environment } from "~/environment";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** Whose name a mail to another company carries, and who gets the answer. */
export type MailSender = { name: string; replyTo: string };

/** Answers go to the address in the company's settings, or to whoever sends. */
export async function mailSender(trx: AccountTransaction, scope: Scope, name: string): Promise<MailSender> {
  const settings = await trx.selectFrom("company_settings").select("reply_to").executeTakeFirst();
  return { name, replyTo: settings?.reply_to ?? scope.user.email };
}

export function getMailSender(scope: Scope, name: string): Promise<MailSender> {
  return scope.db((trx) => mailSender(trx, scope, name));
}

/** The name, before the address that our mail server may send from. */
export function fromOf(name: string | null): string | { name: string; address: string } {
  const from = environment.MAIL_FROM;
  if (name === null) return from;
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return { name: name.replace(/\s+/g, " ").trim(), address: address.trim() };
}

/** As the page says it. */
export function senderLines({ name, replyTo }: MailSender): { from: string; replyTo: string } {
  const from = fromOf(name);
  return { from: typeof from === "string" ? from : `${from.name} <${from.address}>`, replyTo };
}
