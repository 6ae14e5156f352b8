import Big from "big.js";
import { expect, test } from "vitest";
import { type OpenAmount, ageing } from "~/features/invoices/balances/ageing";
import { addDays } from "~/features/calendar/days";
import { fc } from "../support/property";

const today = "2026-11-28";
const openSince = (days: number, open = "10"): OpenAmount => ({
  dueDate: addDays(today, -days),
  invoiceDate: "2020-01-01",
  open,
});

test.each([
  [-5, "current"],
  [0, "current"],
  [1, "days1to30"],
  [30, "days1to30"],
  [31, "days31to60"],
  [60, "days31to60"],
  [61, "days61to90"],
  [90, "days61to90"],
  [91, "over90"],
] as const)("what has been due for %i days stands under %s", (days, bucket) => {
  expect(ageing([openSince(days)], today)).toMatchObject({ [bucket]: "10.00", balance: "10.00" });
});

test("an invoice without a due date is due on its own day", () => {
  const amount = { dueDate: null, invoiceDate: addDays(today, -40), open: "7.5" };
  expect(ageing([amount], today)).toMatchObject({ days31to60: "7.50" });
});

test("a credit is shown by itself, however old it is", () => {
  expect(ageing([openSince(100, "-3"), openSince(100)], today)).toMatchObject({
    over90: "10.00",
    credits: "-3.00",
    balance: "7.00",
  });
});

test("the buckets and the credits add up to the balance, which is the sum of what is open", () => {
  const amount = fc.record({
    dueDate: fc.option(fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))),
    invoiceDate: fc.integer({ min: -400, max: 60 }).map((days) => addDays(today, days)),
    open: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => new Big(cents).div(100).toFixed(2)),
  });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
      const { balance, ...parts } = ageing(amounts, today);
      const sum = (some: string[]) => some.reduce((all, one) => all.plus(one), new Big(0)).toFixed(2);
      expect(sum(Object.values(parts))).toBe(balance);
      expect(sum(amounts.map(({ open }) => open))).toBe(balance);
    }),
  );
});
