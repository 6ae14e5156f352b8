import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { finalizeInvoice } from "~/features/invoices/issue/invoice-status-changes.server";
import { invoiceLetter } from "~/features/invoices/document/invoice-letter.server";
import {
  invoiceMailKind,
  mailInvoice,
  queueInvoiceMail,
} from "~/features/invoices/document/invoice-mail.server";
import {
  mailStatement,
  statementLetter,
  statementMailKind,
} from "~/features/invoices/balances/statement-mail.server";
import { recordPayment } from "~/features/invoices/payments/payments.server";
import { today } from "~/features/calendar/today";
import { retryMail } from "~/features/mail/mail.server";
import { sendMail } from "~/features/mail/send-mail.server";
import { testDatabase } from "../support/database";
import { newDraft, salesSettings, sold, storedInvoice } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { readPdf } from "../support/pdf";
import { ownedCustomer, ownedItem, storedItem } from "../support/stock";

// There before the product's settings are read.
const post = await vi.hoisted(async () => {
  const { startMailServer } = await import("../support/mail-server");
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = "FleetTrack Pro <fleet@example.com>";
  return server;
});

const { owner } = testDatabase();
const letters = { [invoiceMailKind]: invoiceLetter, [statementMailKind]: statementLetter };

const letterTo = (address: string) => post.letters.filter(({ to }) => to.includes(address));

async function issuedTo(email: string | null, company?: Member) {
  const seller = company ?? (await newCompany({ plan: "enterprise" }));
  const customerId = await ownedCustomer(seller, { email, address: "9 Pier Road" });
  const lines = [
    {
      partNumber: "LF9080",
      description: "Größe ½″",
      quantity: 3,
      unitPrice: "33.335",
      discount: "33.33",
    },
  ];
  const id = await sold(seller, lines, { customerId, taxRate: "8.25" });
  return { company: seller, id, customerId };
}

async function mail({ scope, userId }: Member, id: string): Promise<string> {
  const queued = await mailInvoice(scope, id, await makeFormToken(formHolder(userId)));
  if ("problem" in queued) throw new Error(queued.problem);
  return queued.mailIds[0]!;
}

function stored(id: string) {
  return owner.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

function attachedPdf(letter: string): Buffer {
  const [, encoded] =
    /filename=INV-001\.pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n-/.exec(letter) ??
    /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n-/.exec(letter)!;
  return Buffer.from(encoded!, "base64");
}

test("the buyer gets the invoice as text and as a PDF with the same cents, and only then it counts as sent", async () => {
  const { company, id } = await issuedTo("office@harbor.example");
  const mailId = await mail(company, id);
  expect(await stored(mailId)).toMatchObject({
    state: "queued",
    recipient: "office@harbor.example",
    about_id: id,
    subject: `Invoice INV-001 from ${company.scope.account.companyName}`,
  });
  await Promise.all([sendMail(mailId, letters), sendMail(mailId, letters)]);
  const [letter, ...more] = letterTo("office@harbor.example");
  expect(more).toEqual([]);
  expect((await stored(mailId)).body).toContain("3 x LF9080 Größe ½″\n  at $33.335 less 33.33%: $66.67");
  expect((await stored(mailId)).body).toContain("Tax (8.25%): $5.50\nTotal: $72.17");
  const [page] = await readPdf(attachedPdf(letter!.text));
  expect(page!.text).toContain("LF9080 Größe ½″ 3 $33.335 33.33% $66.67");
  expect(page!.text).toContain("Tax (8.25%) $5.50 Total $72.17");
  expect(await stored(mailId)).toMatchObject({ state: "sent" });
});

test("of several addresses each gets the invoice, and the page says of each whether it arrived", async () => {
  const { company, id } = await issuedTo("office@pier.example, books@pier.example");
  await mail(company, id);
  const mails = await owner.selectFrom("mails").select("recipient").where("about_id", "=", id).execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    "books@pier.example",
    "office@pier.example",
  ]);
});

test("a server that refuses, or hangs up in the middle, leaves the mail undelivered; Retry sends it to the end", async () => {
  const { company, id } = await issuedTo("a@refused.example");
  const mailId = await mail(company, id);
  await sendMail(mailId, letters);
  expect((await stored(mailId)).last_error).toContain("No such mailbox");
  await owner.updateTable("mails").set({ recipient: "a@dies.example" }).where("id", "=", mailId).execute();
  expect(await retryMail(company.scope, mailId, id)).toEqual({});
  await sendMail(mailId, letters);
  const cut = await stored(mailId);
  expect(cut.state).toBe("queued");
  expect(cut.last_error).not.toBeNull();
  await owner.updateTable("mails").set({ recipient: "a@lives.example" }).where("id", "=", mailId).execute();
  expect(await retryMail(company.scope, mailId, id)).toEqual({});
  await sendMail(mailId, letters);
  expect(letterTo("a@lives.example")).toHaveLength(1);
  expect(await stored(mailId)).toMatchObject({ state: "sent", last_error: null });
  expect(await retryMail(company.scope, mailId, id)).toEqual({ problem: "not-waiting" });
});

test.each([
  { kind: "invoice", due: "Balance due: $42.17", onPaper: "Balance due $42.17" },
  { kind: "statement", due: "balance  $42.17", onPaper: "$30.00 $42.17" },
])(
  "a mail of the $kind that went out late says in its text what its PDF says, and that is what is kept",
  async ({ kind, due, onPaper }) => {
    const { company, id, customerId } = await issuedTo(`late@refused.example`);
    const day = today(company.scope.account.timeZone);
    const token = () => makeFormToken(formHolder(company.userId));
    const period = { from: "2026-11-01", to: day };
    const asked = { customerId, period, email: "late@refused.example" };
    const queued =
      kind === "invoice"
        ? await mailInvoice(company.scope, id, await token())
        : await mailStatement(company.scope, asked, await token());
    if ("problem" in queued) throw new Error(queued.problem);
    const mailId = queued.mailIds[0]!;
    await sendMail(mailId, letters);
    expect((await stored(mailId)).body).not.toContain("42.17");
    const money = { amount: "30", method: "cash", paidOn: day, reference: null, note: null } as const;
    await recordPayment(company.scope, id, money, await token());
    const recipient = `late-${kind}@harbor.example`;
    await owner.updateTable("mails").set({ recipient }).where("id", "=", mailId).execute();
    expect(await retryMail(company.scope, mailId)).toEqual({});
    await sendMail(mailId, letters);
    const [letter] = letterTo(recipient);
    const [page] = await readPdf(attachedPdf(letter!.text));
    expect(page!.text).toContain(onPaper);
    expect(textOf(letter!.text)).toContain(due);
    expect(await stored(mailId)).toMatchObject({ state: "sent", body: textOf(letter!.text) });
  },
);

/** The words of a letter, as a mail reader shows them. */
function textOf(letter: string): string {
  const [, encoding, encoded] =
    /text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)\r\n\r\n([\s\S]*?)\r\n-{4}/.exec(letter)!;
  if (encoding === "base64") return Buffer.from(encoded!, "base64").toString();
  const bytes = encoded!
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, encoding === "quoted-printable" ? "latin1" : "utf8")
    .toString()
    .replaceAll("\r\n", "\n");
}

test("a mail whose PDF cannot be made is not sent without it", async () => {
  const { company, id } = await issuedTo("without@harbor.example");
  const mailId = await mail(company, id);
  const failing = { [invoiceMailKind]: () => Promise.reject(new Error("No font")) };
  await sendMail(mailId, failing);
  expect(letterTo("without@harbor.example")).toEqual([]);
  expect(await stored(mailId)).toMatchObject({ state: "queued", last_error: "No font" });
});

test("the sale and its mail are one fact: when the sale fails there is neither number, stock movement nor mail", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { email: "never@harbor.example" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 5 });
  const draftId = await newDraft(company, [{ partNumber: "LF9080", itemId }], { customerId });
  const failing = finalizeInvoice(
    company.scope,
    draftId,
    { method: "cod", paidNow: true },
    await makeFormToken(formHolder(company.userId)),
    async (trx) => {
      await queueInvoiceMail(trx, company.scope, draftId);
      throw new Error("The power went.");
    },
  );
  await expect(failing).rejects.toThrow("The power went.");
  expect(await storedInvoice(draftId)).toMatchObject({ status: "draft", number: null });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 5 });
  const mails = await owner.selectFrom("mails").select("id").where("about_id", "=", draftId).execute();
  expect(mails).toEqual([]);
});

test("nothing is mailed of a draft, without an address, for a deleted customer, or by the demo", async () => {
  const { company, id, customerId } = await issuedTo("gone@harbor.example");
  const send = async (invoiceId: string, by = company) =>
    mailInvoice(by.scope, invoiceId, await makeFormToken(formHolder(by.userId)));
  const draft = await newDraft(company, [{ partNumber: "Labor" }], { customerId });
  expect(await send(draft)).toEqual({ problem: "not-issued" });
  expect(await send(await sold(company, [{ partNumber: "Labor" }]))).toEqual({ problem: "no-email" });
  await owner.updateTable("customers").set({ removed_at: new Date() }).where("id", "=", customerId).execute();
  expect(await send(id)).toEqual({ problem: "no-email" });
  const demo = await newCompany({ plan: "enterprise", role: "demo" });
  const theirs = await issuedTo("demo@harbor.example", demo);
  expect(await send(theirs.id, demo)).toEqual({ problem: "demo" });
  expect(await send(theirs.id)).toEqual({ problem: "gone" });
});

test("pressed twice it is mailed once, and at most ten times an hour", async () => {
  const { company, id } = await issuedTo("often@harbor.example");
  const token = await makeFormToken(formHolder(company.userId));
  const once = await Promise.all([
    mailInvoice(company.scope, id, token),
    mailInvoice(company.scope, id, token),
  ]);
  expect(once[0]).toEqual(once[1]);
  const tokens = await Promise.all(
    Array.from({ length: 12 }, () => makeFormToken(formHolder(company.userId))),
  );
  const done = await Promise.all(tokens.map((one) => mailInvoice(company.scope, id, one)));
  expect(done.filter((one) => "mailIds" in one)).toHaveLength(9);
});

test("a server that takes the call and says nothing counts as a failed try after some seconds", async () => {
  const silent = createServer(() => {});
  silent.listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as { port: number };
  vi.resetModules();
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${port}`);
  const fresh = await import("~/features/mail/send-mail.server");
  const { company, id } = await issuedTo("silent@harbor.example");
  const mailId = await mail(company, id);
  await fresh.sendMail(mailId, letters);
  expect(await stored(mailId)).toMatchObject({ state: "queued", attempts: 1 });
  expect((await stored(mailId)).last_error).toMatch(/greeting|timeout/i);
  vi.unstubAllEnvs();
  silent.close();
}, 40_000);

test("a statement goes out as text and as a PDF of its days, once per form and no more than ten times an hour", async () => {
  const { company, customerId } = await issuedTo("office@mesa.example");
  const period = { from: "2026-11-01", to: "2026-11-30" };
  const asked = { customerId, period, email: "books@mesa.example" };
  const token = await makeFormToken(formHolder(company.userId));
  const queued = await mailStatement(company.scope, asked, token);
  expect(await mailStatement(company.scope, asked, token)).toEqual(queued);
  if ("problem" in queued) throw new Error(queued.problem);
  const { body, recipient, subject } = await stored(queued.mailIds[0]!);
  expect([recipient, subject]).toEqual([
    "books@mesa.example",
    `Statement of account from ${company.scope.account.companyName}`,
  ]);
  expect(body).toContain("Nov 28, 2026  Invoice INV-001  $72.17, balance  $72.17");
  const [mailId] = queued.mailIds;
  await Promise.all([sendMail(mailId!, letters), sendMail(mailId!, letters)]);
  const [letter, ...more] = letterTo("books@mesa.example");
  expect(more).toEqual([]);
  expect(letter!.text).toContain("statement-2026-11-30.pdf");
  const [page] = await readPdf(attachedPdf(letter!.text));
  expect(page!.text).toContain("Nov 1, 2026 to Nov 30, 2026");
  expect(page!.text).toContain("Nov 28, 2026 Invoice INV-001 $72.17 $72.17");
  for (let at = 1; at < 10; at++)
    await mailStatement(company.scope, asked, await makeFormToken(formHolder(company.userId)));
  const late = await mailStatement(company.scope, asked, await makeFormToken(formHolder(company.userId)));
  expect(late).toEqual({ problem: "too-many" });
});

/** A letter's header, unfolded. */
function headerOf(letter: string, name: string): string | undefined {
  const head = letter.slice(0, letter.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1];
}

test("the buyer's answer goes to the seller: the mail is from the company, and is answered to who sent it", async () => {
  const { company, id, customerId } = await issuedTo("desk@harbor.example");
  await sendMail(await mail(company, id), letters);
  const { companyName } = company.scope.account;
  const [letter] = letterTo("desk@harbor.example");
  expect(headerOf(letter!.text, "From")).toBe(`"${companyName}" <fleet@example.com>`);
  expect(headerOf(letter!.text, "Reply-To")).toBe(company.email);
  await salesSettings(company, { reply_to: "ar@seller.example" });
  const period = { from: today("UTC"), to: today("UTC") };
  const asked = { customerId, period, email: "books@harbor.example" };
  const queued = await mailStatement(company.scope, asked, await makeFormToken(formHolder(company.userId)));
  if ("problem" in queued) throw new Error(queued.problem);
  await sendMail(queued.mailIds[0]!, letters);
  const [statement] = letterTo("books@harbor.example");
  expect(headerOf(statement!.text, "From")).toBe("Our Shop <fleet@example.com>");
  expect(headerOf(statement!.text, "Reply-To")).toBe("ar@seller.example");
});

test("a company's name is the sender's name, whatever is in it, and never another header", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await owner
    .updateTable("accounts")
    .set({ company_name: 'Müller "Big Rig", Inc.\r\nBcc: spy@example.com' })
    .where("id", "=", company.accountId)
    .execute();
  const { id } = await issuedTo("gate@harbor.example", company);
  await sendMail(await mail(company, id), letters);
  const [letter] = letterTo("gate@harbor.example");
  expect(letter!.to).toEqual(["gate@harbor.example"]);
  expect(headerOf(letter!.text, "Bcc")).toBeUndefined();
  const [, name, address] = /^(.*) <(.*)>$/.exec(headerOf(letter!.text, "From")!)!;
  expect([decodedWords(name!), address]).toEqual([
    'Müller "Big Rig", Inc. Bcc: spy@example.com',
    "fleet@example.com",
  ]);
});

/** RFC 2047. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString()
        : Buffer.from(
            word
              .replace(/_/g, " ")
              .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            "latin1",
          ).toString(),
    )
    .replace(/^"(.*)"$/, "$1")
    .replace(/\\(.)/g, "$1");
}
