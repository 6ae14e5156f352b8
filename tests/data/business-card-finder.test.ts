import { expect, test } from "vitest";
import { isEmpty } from "~/features/scans/document-kind";
import { kind } from "~/features/scans/kinds/business-card";
import { printedPage } from "../support/printed-page";

const read = (...lines: string[]) => kind.find([printedPage(...lines)]);
const textsOf = (...lines: string[]) =>
  Object.fromEntries(Object.entries(read(...lines).fields).map(([name, { text }]) => [name, text]));

test("company, email, phone and the address of two lines are read from a card", () => {
  expect(
    textsOf(
      "Juniper Bend Logistics,LLC",
      "Wren Talbothe",
      "Fax 605-555-0149",
      "Tel +1 (605) 555-0148",
      "Wren@JuniperBend.example",
      "77 Mill Race,Suite 4",
      "Tolliver,SD 57999",
    ),
  ).toEqual({
    companyName: "Juniper Bend Logistics, LLC",
    contactEmail: "wren@juniperbend.example",
    phoneNumber: "(605) 555-0148",
    companyAddress: "77 Mill Race, Suite 4, Tolliver, SD 57999",
  });
});

test("a letter that was not read surely is marked where the form has it", () => {
  const { fields } = read("Penhallow Towing Co.", "osric@penhall~owtow.example");
  expect(fields.contactEmail).toMatchObject({ text: "osric@penhallowtow.example", doubts: [13] });
});

test("what has neither an email nor a phone number is no card", () => {
  expect(isEmpty(read("Juniper Bend Logistics, LLC", "77 Mill Race", "Tolliver, SD 57999"))).toBe(true);
});
