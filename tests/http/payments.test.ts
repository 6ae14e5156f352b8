import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { sold, storedInvoice, storedPayments } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";

const press = "Record Payment";

async function invoiceOf(unitPrice = "100") {
  const company = await newCompany({ plan: "enterprise" });
  const id = await sold(company, [{ partNumber: "Labor", unitPrice }]);
  const visitor = await signedIn(company);
  return { company, id, visitor, form: `/invoicing/${id}/payments` };
}

test("the form proposes what is open; a part of it leaves the rest open, and the rest makes it paid", async () => {
  const { id, visitor, form } = await invoiceOf();
  expect(valueOf(await visitor.get(form), "amount")).toBe("100.00");
  await visitor.submit(form, { amount: "40", method: "check", reference: "1042" }, press);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Payment of $40.00 recorded $60.00 still open.");
  expect(page.text).toContain("Check 1042");
  expect(page.text).toContain("Balance due $60.00");
  expect(valueOf(await visitor.get(form), "amount")).toBe("60.00");
  await visitor.submit(form, {}, press);
  expect(flashOf(await visitor.follow())).toBe("Payment of $60.00 recorded Nothing is left to pay.");
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", open_balance: "0.00" });
});

test("Enter looks the payment over and records nothing; sent twice it is recorded once", async () => {
  const { id, visitor, form } = await invoiceOf();
  await visitor.get(form);
  expect((await visitor.submit(form, {}, "Check")).text).toContain("Nothing is saved yet $100.00 paid on");
  expect(await storedPayments(id)).toEqual([]);
  const page = await visitor.get(form);
  const token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const fields = { amount: "30", direction: "in", method: "cash", paidOn: "2026-11-28", form_token: token };
  await visitor.post(form, fields);
  await visitor.post(form, fields);
  expect(await storedPayments(id)).toHaveLength(1);
});

test("more than is open is asked back before it is recorded", async () => {
  const { id, visitor, form } = await invoiceOf();
  await visitor.get(form);
  const asked = await visitor.submit(form, { amount: "120" }, press);
  expect(asked.status).toBe(409);
  expect(alertOf(asked)).toContain("$100.00 is open, you typed $120.00.");
  expect(valueOf(asked, "amount")).toBe("120");
  expect(await storedPayments(id)).toEqual([]);
  await visitor.submit(form, {}, "Record $120.00");
  await visitor.follow();
  expect(await storedInvoice(id)).toMatchObject({ paid: "120.00", open_balance: "-20.00" });
  const back = await visitor.get(form);
  expect(back.text).toContain("$20.00 was paid too much and goes back to the customer.");
  await visitor.submit(form, {}, "Record Refund");
  expect((await visitor.follow()).text).toContain("Cash, paid back");
  expect(await storedInvoice(id)).toMatchObject({ paid: "100.00", status: "paid" });
});

test("a payment dated before its invoice is asked about once, with everything kept", async () => {
  const { id, visitor, form } = await invoiceOf();
  await visitor.get(form);
  const typed = { amount: "120", paidOn: "2026-11-20", method: "check", reference: "1042" };
  const asked = await visitor.submit(form, typed, press);
  expect(asked.status).toBe(409);
  expect(alertOf(asked)).toContain("$100.00 is open, you typed $120.00.");
  expect(alertOf(asked)).toContain("The invoice is dated Nov 28, 2026, and you typed Nov 20, 2026.");
  expect([valueOf(asked, "paidOn"), valueOf(asked, "reference")]).toEqual(["2026-11-20", "1042"]);
  const other = await visitor.submit(form, { amount: "40", paidOn: "2026-11-21" }, press);
  expect(alertOf(other)).toContain("you typed Nov 21, 2026.");
  expect(alertOf(other)).not.toContain("is open");
  expect(await storedPayments(id)).toEqual([]);
  await visitor.submit(form, {}, "Record $40.00 on Nov 21, 2026");
  expect(flashOf(await visitor.follow())).toContain("Payment of $40.00 recorded");
  expect(await storedPayments(id)).toMatchObject([{ paid_on: "2026-11-21", reference: "1042" }]);
  await visitor.get(form);
  await visitor.submit(form, { amount: "5", paidOn: "2026-11-28" }, press);
  expect(flashOf(await visitor.follow())).toContain("Payment of $5.00 recorded");
});

test("letters, nothing, a negative amount and a day to come are refused with everything kept", async () => {
  const { id, visitor, form } = await invoiceOf();
  for (const amount of ["abc", "", "-5", "0", "1.234"]) {
    await visitor.get(form);
    const answer = await visitor.submit(form, { amount, note: "Kept" }, press);
    expect([amount, answer.status]).toEqual([amount, 400]);
    expect(messageAt(answer, "amount")).toContain("Amount");
    expect(valueOf(answer, "note")).toBe("Kept");
  }
  for (const paidOn of ["2031-01-01", addDays(today("America/Chicago"), 1)]) {
    await visitor.get(form);
    const late = await visitor.submit(form, { paidOn }, press);
    expect(messageAt(late, "paidOn")).toContain("Date lies in the future");
  }
  expect(await storedPayments(id)).toEqual([]);
});

test("a payment is reversed with a reason, stays on the list, and its amount is open again", async () => {
  const { company, id, visitor, form } = await invoiceOf();
  await visitor.get(form);
  await visitor.submit(form, {}, press);
  const page = await visitor.follow();
  const link = page.html.querySelector("a[href$='/reverse']")!.getAttribute("href")!;
  const reverse = await visitor.get(link);
  const another = link.replace(id, await sold(company, [{ partNumber: "Labor" }]));
  expect((await visitor.get(another)).status).toBe(404);
  const form_token = reverse.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  expect((await visitor.post(another, { reason: "By mistake", form_token })).status).toBe(404);
  await visitor.get(link);
  const refused = await visitor.submit(link, {}, "Reverse Payment");
  expect(messageAt(refused, "reason")).toContain("Reason is required");
  await visitor.submit(link, { reason: "The check bounced" }, "Reverse Payment");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Payment reversed");
  expect(after.text).toContain("Reversed: The check bounced");
  expect(await storedInvoice(id)).toMatchObject({ status: "sent", open_balance: "100.00" });
  expect((await visitor.get(link)).text).toContain("Reversed: The check bounced");
});

test("a draft takes no payment, and neither does another company's invoice", async () => {
  const { form } = await invoiceOf();
  const stranger = await signedIn(await newCompany({ plan: "enterprise" }));
  expect((await stranger.get(form)).status).toBe(404);
  expect((await stranger.post(form, { amount: "5" })).status).toBe(400);
});
