import { expect, test } from "vitest";
import { choiceOf } from "~/features/invoices/form/invoice-values";
import { type PricedLine, invoiceTotals } from "~/features/invoices/totals";
import { fc } from "../support/property";
import { roundingTable } from "../support/rounding-table";

test.each(roundingTable)("to the cent: $name", ({ rate, lines, totals, subtotal, tax, total }) => {
  const priced = lines.map(([quantity, unitPrice, discount, choice]): PricedLine => {
    const { kind, taxed } = choiceOf(choice);
    return { quantity, unitPrice, discount, kind, taxed };
  });
  expect(invoiceTotals(priced, rate)).toMatchObject({ lines: totals, subtotal, tax, total });
});

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((number) => (number / 10_000).toFixed(4));
const percent = fc.integer({ min: 0, max: 10_000 }).map((number) => (number / 100).toFixed(2));
const line = fc.record({
  kind: fc.constantFrom<PricedLine["kind"]>("sale", "core_charge", "core_return", "lost"),
  quantity: fc.integer({ min: 0, max: 9_999 }),
  unitPrice: amount,
  discount: percent,
  taxed: fc.boolean(),
});

test("the lines add up to the subtotal, subtotal and tax to the total, in whole cents and in any order", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), percent, (lines, rate) => {
      const cents = (dollars: string) => Math.round(Number(dollars) * 100);
      const totals = invoiceTotals(lines, rate);
      expect(totals.lines.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(totals.subtotal));
      expect(cents(totals.subtotal) + cents(totals.tax)).toBe(cents(totals.total));
      const backwards = invoiceTotals([...lines].reverse(), rate);
      expect(backwards.total).toBe(totals.total);
    }),
  );
});
