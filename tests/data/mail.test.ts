import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { askForAddress } from "~/auth/address-change.server";
import { formHolder } from "~/auth/form-holder.server";
import { finishPasswordReset, startPasswordReset } from "~/auth/password.server";
import { startSession } from "~/auth/session.server";
import { projectFolder } from "~/environment";
import { mailAddressChange } from "~/features/mail/address-change-mail.server";
import { mailNewBrowser } from "~/features/mail/new-browser-mail.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { listMails, queueMail, retryMail } from "~/features/mail/mail.server";
import { mailPasswordReset } from "~/features/mail/password-reset-mail.server";
import { leaseSeconds, requeueMails, retryMinutes, sendMail } from "~/features/mail/send-mail.server";
import { testDatabase } from "../support/database";
import type { Letter } from "../support/mail-server";
import { type Member, newCompany } from "../support/people";

// There before the product's settings are read.
const post = await vi.hoisted(async () => {
  const { startMailServer } = await import("../support/mail-server");
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = "FleetTrack Pro <fleet@example.com>";
  return server;
});

const lettersTo = (address: string): Letter[] => post.letters.filter(({ to }) => to.includes(address));

async function write(company: Member, recipient: string, usefulMinutes?: number): Promise<string> {
  const mail = {
    accountId: company.accountId,
    kind: "Test",
    recipient,
    subject: "Größe 車",
    body: "Hello\n\n.\nthere",
    usefulMinutes,
  };
  const { id } = await testDatabase()
    .owner.transaction()
    .execute((trx) => queueMail(trx, mail));
  return id;
}

function stored(id: string) {
  return testDatabase()
    .owner.selectFrom("mails")
    .selectAll()
    .select(sql<number>`extract(epoch from next_attempt_at - now())::float8 / 60`.as("minutesToWait"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** When the worker's job for this mail is due, in minutes from now. */
async function dueIn(id: string): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from run_at - now())::float8 / 60 as minutes from graphile_worker.jobs where key = ${`mail-${id}`}`.execute(
    testDatabase().owner,
  );
  return rows.map(({ minutes }) => minutes);
}

test("a mail is sent once, with its words as they were written", async () => {
  const company = await newCompany();
  const id = await write(company, "once@example.com");
  expect(await stored(id)).toMatchObject({ state: "queued" });
  await Promise.all([sendMail(id), sendMail(id)]);
  await sendMail(id);
  const letters = lettersTo("once@example.com");
  expect(letters).toHaveLength(1);
  expect(letters[0]!.text).toMatch(/^From: FleetTrack Pro <fleet@example.com>/m);
  expect(letters[0]!.text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(letters[0]!.text).toContain(`Message-ID: <${id}@`);
  expect(await stored(id)).toMatchObject({
    state: "sent",
    attempts: 1,
    last_error: null,
    next_attempt_at: null,
  });
});

test("a refused mail is tried again after 1, 5 and 30 minutes, 2, 6 and 24 hours, and has then failed; Retry starts over", async () => {
  expect(retryMinutes).toEqual([1, 5, 30, 120, 360, 1440]);
  const company = await newCompany();
  const id = await write(company, "nobody@refused.example");
  for (const [index, minutes] of retryMinutes.entries()) {
    await sendMail(id);
    const mail = await stored(id);
    expect(mail).toMatchObject({ state: "queued", attempts: index + 1 });
    expect(mail.last_error).toContain("No such mailbox");
    expect(mail.minutesToWait).toBeGreaterThan(minutes - 0.5);
    expect(mail.minutesToWait).toBeLessThanOrEqual(minutes);
    const due = await dueIn(id);
    expect(due).toHaveLength(1);
    expect(due[0]).toBeGreaterThan(minutes - 0.5);
    expect(due[0]).toBeLessThanOrEqual(minutes);
  }
  await sendMail(id);
  expect(await stored(id)).toMatchObject({ state: "failed", attempts: 7, next_attempt_at: null });
  const [listed] = await listMails(company.scope);
  expect(listed).toMatchObject({ id, state: "failed", isRetryable: true });
  await testDatabase()
    .owner.updateTable("mails")
    .set({ recipient: "moved@example.com" })
    .where("id", "=", id)
    .execute();
  expect(await retryMail(company.scope, id)).toEqual({});
  expect(await stored(id)).toMatchObject({ state: "queued", attempts: 0, last_error: null });
  await sendMail(id);
  expect(lettersTo("moved@example.com")).toHaveLength(1);
  expect(await retryMail(company.scope, id)).toEqual({ problem: "not-waiting" });
});

test("while a slow mail server takes its time no transaction is open, anybody can lock the mail, and nobody else sends it", async () => {
  const { owner } = testDatabase();
  const id = await write(await newCompany(), "patient@slow.example");
  const sending = sendMail(id);
  await vi.waitFor(() => expect(post.waiting).toHaveLength(1), { timeout: 10_000 });
  await owner.selectFrom("mails").select("id").where("id", "=", id).forUpdate().noWait().execute();
  const { rows } = await sql`
    select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`.execute(
    owner,
  );
  expect(rows).toEqual([]);
  await sendMail(id);
  const [due] = await dueIn(id);
  expect(due).toBeGreaterThan(0.5);
  expect(due).toBeLessThanOrEqual(leaseSeconds / 60);
  post.waiting.forEach((answer) => answer());
  await sending;
  await sendMail(id);
  expect(lettersTo("patient@slow.example")).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ state: "sent", attempts: 1, leased_until: null });
});

test("a mail whose worker was killed in the middle goes out once its lease is over", async () => {
  const { owner } = testDatabase();
  const id = await write(await newCompany(), "survivor@example.com");
  const lease = (until: string) =>
    owner
      .updateTable("mails")
      .set({ leased_until: sql<Date>`now() + ${until}::interval` })
      .where("id", "=", id)
      .execute();
  await lease("30 seconds");
  await requeueMails();
  await sendMail(id);
  expect(lettersTo("survivor@example.com")).toEqual([]);
  expect(await dueIn(id)).toHaveLength(1);
  await lease("-1 second");
  await sendMail(id);
  expect(lettersTo("survivor@example.com")).toHaveLength(1);
});

test("a mail server that is away counts as a failed try, and its words are kept", async () => {
  const company = await newCompany();
  const id = await write(company, "way.too.long@refused.example");
  await sendMail(id);
  expect((await stored(id)).last_error).not.toBe("");
});

test("another company cannot send a mail again", async () => {
  const id = await write(await newCompany(), "x@refused.example");
  await testDatabase().owner.updateTable("mails").set({ state: "failed" }).where("id", "=", id).execute();
  const stranger = await newCompany();
  expect(await retryMail(stranger.scope, id)).toEqual({ problem: "not-waiting" });
  expect(await listMails(stranger.scope)).toEqual([]);
});

test("a mail is written in the transaction of its cause: when that fails, there is neither link, mail nor job", async () => {
  const company = await newCompany();
  const failing = startPasswordReset(company.email, true, async (trx, reset) => {
    await mailPasswordReset(trx, reset);
    throw new Error("The power went.");
  });
  await expect(failing).rejects.toThrow("The power went.");
  const { owner } = testDatabase();
  expect(await listMails(company.scope)).toEqual([]);
  expect(
    await owner
      .selectFrom("password_resets")
      .select("token_hash")
      .where("user_id", "=", company.userId)
      .execute(),
  ).toEqual([]);
});

test("a reset link does not stay in the database once its mail has gone out", async () => {
  const company = await newCompany();
  await startPasswordReset(company.email, true, mailPasswordReset);
  const [mail] = await listMails(company.scope);
  await sendMail(mail!.id);
  const [letter] = lettersTo(company.email);
  expect(letter!.text).toMatch(/reset=3Dtrue|reset=true/);
  expect(await stored(mail!.id)).toMatchObject({ state: "sent", body: "" });
});

test("a reset link is not sent after it has run out", async () => {
  const company = await newCompany();
  const id = await write(company, "late@example.com", 30);
  await testDatabase()
    .owner.updateTable("mails")
    .set({ expires_at: sql<Date>`now() - interval '1 minute'` })
    .where("id", "=", id)
    .execute();
  await sendMail(id);
  expect(lettersTo("late@example.com")).toEqual([]);
  expect(await stored(id)).toMatchObject({ state: "failed", body: "" });
  expect((await listMails(company.scope))[0]).toMatchObject({ isRetryable: false });
});

test("the worker sends what is queued, by itself", async () => {
  const company = await newCompany();
  await write(company, "worker@example.com");
  const worker = spawn(process.execPath, ["--import", "tsx", "app/worker.ts"], {
    cwd: projectFolder,
    stdio: "ignore",
  });
  try {
    await vi.waitFor(() => expect(lettersTo("worker@example.com")).toHaveLength(1), {
      timeout: 20_000,
      interval: 50,
    });
    const later = await write(company, "later@example.com");
    await vi.waitFor(async () => expect((await stored(later)).state).toBe("sent"), {
      timeout: 20_000,
      interval: 50,
    });
  } finally {
    await ended(worker);
  }
  expect(worker.exitCode).toBe(0);
});

test("a mail whose job was lost with a killed worker is asked for again", async () => {
  const company = await newCompany();
  const id = await write(company, "lost@example.com");
  await sql`select graphile_worker.remove_job(${`mail-${id}`})`.execute(testDatabase().owner);
  expect(await dueIn(id)).toEqual([]);
  await requeueMails();
  expect(await dueIn(id)).toHaveLength(1);
});

test("who uses a link that was mailed has shown that the address is theirs; who got it from the operator has not", async () => {
  for (const mailed of [true, false]) {
    const { email, userId } = await newCompany();
    let token = "";
    await startPasswordReset(email, mailed, (_trx, reset) => Promise.resolve(void (token = reset.token)));
    expect(await finishPasswordReset(token, "a new one entirely")).toEqual({ userId });
    const { email_confirmed_at } = await testDatabase()
      .owner.selectFrom("users")
      .select("email_confirmed_at")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect([mailed, email_confirmed_at !== null]).toEqual([mailed, mailed]);
  }
});

test("a sign-in from a new browser arrives as a letter with time, browser, network address and the page to sign it out", async () => {
  const company = await newCompany();
  const { password_hash } = await testDatabase()
    .owner.selectFrom("users")
    .select("password_hash")
    .where("id", "=", company.userId)
    .executeTakeFirstOrThrow();
  const headers = { "x-fleet-address": "10.1.2.3", "user-agent": "Firefox/128.0 (Windows NT 10.0)" };
  const request = new Request("http://evil.example/auth", { headers });
  await startSession(request, company.userId, password_hash, mailNewBrowser);
  const [mail] = await listMails(company.scope);
  await sendMail(mail!.id);
  const [letter] = lettersTo(company.email);
  for (const said of ["Firefox on Windows", "10.1.2.3", "/account/devices", "America/Chicago"])
    expect(letter!.text).toContain(said);
  expect(letter!.text).not.toContain("evil.example");
});

test("the links of a change of address arrive at both mailboxes, and do not stay in the database", async () => {
  const company = await newCompany();
  const email = `new-${company.email}`;
  const token = await makeFormToken(formHolder(company.userId));
  await askForAddress(company.scope, { email, password: company.password }, token, mailAddressChange);
  for (const { id } of await listMails(company.scope)) await sendMail(id);
  expect(lettersTo(email)).toHaveLength(1);
  expect(lettersTo(email)[0]!.text).toMatch(/\/auth\/address\?token=/);
  expect(lettersTo(company.email)[0]!.text.match(/\/auth\/address\?token=/g)).toHaveLength(2);
  for (const { id } of await listMails(company.scope))
    expect(await stored(id)).toMatchObject({ state: "sent", body: "" });
});

async function ended(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}
