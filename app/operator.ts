import { userInfo } from "node:os";
import { checkDatabase, readDatabaseUrl } from "~db/check-database";
import { findEmbedded } from "~db/embedded";
import { readPage } from "~db/operator-page";
import { closePool, openPool } from "~db/pool";
import { StartFailure } from "~db/start-failure";
import { keepByNumber } from "./auth/closing.server";
import { describeMaster } from "./auth/master.server";
import {
  changeAddress,
  confirmAddress,
  listAccounts,
  listRequests,
  listenUrl,
  recordAction,
  setPlan,
  setRole,
  turnTwoStepOff,
} from "./auth/operator.server";
import { startPasswordReset } from "./auth/password.server";
import { listWaiting, release } from "./auth/waitlist.server";
import { environment, siteUrl } from "./environment";
import { listContactRequests } from "./features/contact-requests/contact-requests.server";
import { passwordResetLink } from "./features/mail/password-reset-mail.server";

const usage = `Usage: npm run operator -- COMMAND
  accounts                                          every account, its number, plan and people, and when it closes
  master                                            whether MASTER_EMAIL sees the Master CRM, and what is missing
  keep <account number>                             an account that is closing is not erased
  plan <email or account number> free|pro|enterprise
  waitlist                                          who waits, the longest waiting first
  release <email>|all                               lets in from the waitlist, and mails it
  role <email> admin|user|waitlist                  admin is the provider's own staff
  confirm <email>                                   counts the address as confirmed
  requests [page]                                   what companies and visitors asked sales, newest first
  reset-link <email>                                prints a one-time link, good for 30 minutes
  two-step-off <email>                              signs in with the password alone again
  address <old email> <new email>                   the new one counts as not confirmed`;

/** Returns one line, or the list. Throws StartFailure. */
async function runCommand([command, target, value]: string[]): Promise<string> {
  if (command === "accounts") return listAccounts();
  if (command === "master") return (await describeMaster()).text;
  if (command === "requests") return listAllRequests(readPage(target));
  if (command === "waitlist") return listWaiting();
  const subject = target?.trim().toLowerCase();
  const chosen = value?.trim().toLowerCase();
  if (!subject) throw new StartFailure(usage);
  switch (command) {
    case "plan":
      return setPlan(subject, chosen);
    case "role":
      return setRole(subject, chosen);
    case "release":
      return release(subject);
    case "confirm":
      return confirmAddress(subject);
    case "keep":
      return keepByNumber(subject);
    case "reset-link":
      return makeResetLink(subject);
    case "two-step-off":
      return turnTwoStepOff(subject);
    case "address":
      return changeAddress(subject, chosen);
    default:
      throw new StartFailure(usage);
  }
}

/** Of companies about their plans, and of visitors through the contact form. */
async function listAllRequests(page: number): Promise<string> {
  const [ofCompanies, ofVisitors] = await Promise.all([listRequests(page), listContactRequests(page)]);
  return `About plans\n${ofCompanies}\n\nThrough the contact form\n${ofVisitors}`;
}

async function makeResetLink(email: string): Promise<string> {
  const site = environment.PUBLIC_URL ?? (await listenUrl()) ?? siteUrl(environment);
  let link: string | undefined;
  // The operator passes the link on, so nothing is mailed.
  await startPasswordReset(email, false, (_trx, { token }) => {
    link = passwordResetLink(token, site);
    return Promise.resolve();
  });
  if (!link) throw new StartFailure(`Nobody has the address ${email}.`);
  return link;
}

/** In place of the outcome. A reset link is a credential: that one was made is recorded, not the link. */
const recordedAs: Record<string, string> = {
  "reset-link": "link made",
  accounts: "listed",
  master: "looked",
  requests: "listed",
  waitlist: "listed",
};

async function main(words: string[]): Promise<void> {
  const connection = environment.DATABASE_URL
    ? readDatabaseUrl(environment.DATABASE_URL)
    : await findEmbedded(environment.DATA_DIR);
  if (!connection) {
    throw new StartFailure(
      `No database is running on DATA_DIR (${environment.DATA_DIR}). Start the product with npm start, then run this beside it.`,
    );
  }
  await checkDatabase(connection);
  openPool(connection);
  try {
    const outcome = await runCommand(words);
    console.log(outcome);
    const [command = "", target = "", value = ""] = words;
    const recorded = recordedAs[command] ?? outcome;
    await recordAction(command, `${target} ${value}`.trim(), recorded, userInfo().username);
  } finally {
    await closePool();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
