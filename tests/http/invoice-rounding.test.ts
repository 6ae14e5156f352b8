import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { mailInvoice } from "~/features/invoices/document/invoice-mail.server";
import { invoicePdf } from "~/features/invoices/document/invoice-pdf.server";
import { choiceOf } from "~/features/invoices/form/invoice-values";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { readPdf } from "../support/pdf";
import { signedIn } from "../support/records";
import { type RoundedInvoice, roundingTable } from "../support/rounding-table";
import { ownedCustomer } from "../support/stock";

type Shop = Awaited<ReturnType<typeof openShop>>;
let shop: ReturnType<typeof openShop> | undefined;

/** One for all invoices of the table. */
async function openShop() {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { email: "office@harbor.example" });
  return { company, customerId, visitor: await signedIn(company) };
}

function issue({ company, customerId }: Shop, { rate, lines }: RoundedInvoice): Promise<string> {
  const typed = lines.map(([quantity, unitPrice, discount, choice], index) => {
    const { kind, taxed } = choiceOf(choice);
    return { partNumber: `P${index}`, quantity, unitPrice, discount, kind, taxed };
  });
  return sold(company, typed, { customerId, taxRate: rate });
}

/** The cents that a document says, wherever its words are from: of each line, and of the sums below them. */
function centsIn(text: string) {
  const words = text.replace(/\s+/g, " ").replace(/[$,]/g, "");
  const lines = words.matchAll(/\bP\d+ .*?(-?\d+\.\d\d)(?: \*)?(?= (?:\d+ x )?P\d+ | Subtotal)/g);
  const [, subtotal, tax, total] = /Subtotal:? (\S+) Tax \(\S+\):? (\S+) Total:? (\S+)/.exec(words) ?? [];
  return { totals: [...lines].map(([, amount]) => amount), subtotal, tax, total };
}

async function pdfText({ company }: Shop, id: string, paper: "letter" | "a4" | "receipt"): Promise<string> {
  const { document } = (await getInvoice(company.scope, id))!;
  const pages = await readPdf(await invoicePdf(invoiceView(document), paper, undefined));
  return pages.map(({ text }) => text).join(" ");
}

async function mailText({ company }: Shop, id: string): Promise<string> {
  await mailInvoice(company.scope, id, await makeFormToken(formHolder(company.userId)));
  const { body } = await testDatabase()
    .owner.selectFrom("mails")
    .select("body")
    .where("about_id", "=", id)
    .executeTakeFirstOrThrow();
  return body;
}

/** The rows of this invoice in a file of the list, by the headings of their columns. */
async function rowsOf({ company, visitor }: Shop, id: string, file: string) {
  const { row } = (await getInvoice(company.scope, id))!;
  const answer = await visitor.get(`${file}q=${row.invoice_number}`);
  const [headings, ...rows] = readCsv(answer.body);
  return rows.map((cells) => Object.fromEntries(headings!.map((heading, at) => [heading, cells[at]])));
}

test.each(roundingTable)(
  "on screen, on paper, in the mail, on the statement and in the files alike: $name",
  async (expected) => {
    const open = await (shop ??= openShop());
    const { lines, totals, subtotal, tax, total } = expected;
    const id = await issue(open, expected);
    // What was asked for and not sold is on no document.
    const isPrinted = (_: string, index: number) => lines[index]![3] !== "lost";
    const cents = { totals: totals.filter(isPrinted), subtotal, tax, total };
    const page = async (path: string) => (await open.visitor.get(`/invoicing/${id}${path}`)).text;
    expect(centsIn(await page("")), "the page").toEqual(cents);
    expect(centsIn(await page("/print")), "the print page").toEqual(cents);
    expect(centsIn(await page("/print?paper=receipt")), "the receipt's page").toEqual(cents);
    for (const paper of ["letter", "a4", "receipt"] as const)
      expect(centsIn(await pdfText(open, id, paper)), `the PDF on ${paper}`).toEqual(cents);
    expect(centsIn(await mailText(open, id)), "the mail").toEqual(cents);
    const { row } = (await getInvoice(open.company.scope, id))!;
    const statement = await open.visitor.get(`/invoicing/customers/${open.customerId}/statement`);
    const said = statement.text.replace(/[$,]/g, "");
    expect(said, "the statement").toContain(`Invoice ${row.invoice_number} ${total} `);
    const sums = await rowsOf(open, id, "/invoicing/export.csv?");
    expect(sums).toMatchObject([{ Subtotal: subtotal, Tax: tax, Total: total, Open: total }]);
    const ofLines = await rowsOf(open, id, "/invoicing/export.csv?lines=1&");
    expect(ofLines.map((row) => row["Line Total"])).toEqual(totals);
  },
);
