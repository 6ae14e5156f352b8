import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { recordPayment } from "~/features/invoices/payments/payments.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { ownedCustomer } from "../support/stock";
import { Visitor } from "../support/visitor";

test("what is owed stands by customer and by the days it is overdue, and adds up", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const harbor = await ownedCustomer(company, { name: "Harbor Lines" });
  const mesa = await ownedCustomer(company, { name: "Blue Mesa" });
  const day = today("America/Chicago");
  const owing = (customerId: string, unitPrice: string, dueIn: number) =>
    sold(company, [{ partNumber: "Labor", unitPrice }], {
      customerId,
      invoiceDate: addDays(day, -120),
      dueDate: addDays(day, dueIn),
    });
  await owing(harbor, "10", 5);
  await owing(harbor, "20", -30);
  await owing(harbor, "40", -91);
  const paid = await owing(mesa, "80", -31);
  await recordPayment(
    company.scope,
    paid,
    {
      amount: "100",
      method: "check",
      paidOn: day,
      reference: null,
      note: null,
      confirmed: ["more-than-open"],
    },
    await makeFormToken(formHolder(company.userId)),
  );
  const visitor = new Visitor();
  await visitor.signIn(company);
  const { text } = await visitor.get("/invoicing/ageing");
  expect(text).toContain("Harbor Lines $10.00 $20.00 $40.00 $70.00");
  expect(text).toContain("Blue Mesa -$20.00 -$20.00");
  expect(text).toContain("All together $10.00 $20.00 $40.00 -$20.00 $50.00");
  const list = (await visitor.get("/invoicing")).text;
  expect(list.match(/\d+ days overdue/g)).toEqual(["91 days overdue", "30 days overdue"]);
  const ofHarbor = (await visitor.get(`/invoicing/customers/${harbor}`)).text;
  expect(ofHarbor).toContain("30 days overdue");
});

test("whoever walks in and owes is named without a link: there is no page of theirs", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const harbor = await ownedCustomer(company, { name: "Harbor Lines" });
  await sold(company, [{ partNumber: "Labor", unitPrice: "15" }]);
  await sold(company, [{ partNumber: "Labor", unitPrice: "10" }], { customerId: harbor });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/invoicing/ageing");
  expect(page.text).toContain("Cash/Walk-in Customer $15.00");
  const links = page.html.querySelectorAll("tbody a").map((link) => link.getAttribute("href"));
  expect(links).toEqual([`/invoicing/customers/${harbor}`]);
});
