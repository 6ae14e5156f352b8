import type { MoneyKind } from "~/features/invoices/payments/payment-methods";
import { type Agenda, plan } from "../agenda";
import { addRow, dayAgo, isWorkday, momentOf } from "../sample-company.server";
import { cancel, creditFirstLine } from "./after-sale.server";
import type { Customer } from "./customers.server";
import {
  type Books,
  type Issued,
  type When,
  issue,
  noteOnInvoice,
  openOf,
  pay,
  takeFromShelf,
  writeDraft,
} from "./ledger.server";
import { type CoresOut, type Sale, creditLinesOf, makeSale } from "./sale.server";

export const sales = 294;
const drafts = 6;
/** By the number of the sale. */
const cancelled = new Set([17, 61, 108, 149, 203, 262]);
const credited = new Set([33, 90, 131, 188, 237, 275]);
/** Of who pays late: whatever the day, some are owed for every span of days. */
const late = new Set([20, 75, 120, 160, 178, 190, 198, 207, 216, 225, 234, 245, 257, 269, 280]);
const withCore = new Set([42, 99, 171, 250, 268, 284, 291, 293]);
/** On account and not sent yet. */
const unsent = new Set([289, 292]);

export function planSales(books: Books, customers: Customer[], agenda: Agenda): void {
  const { company } = books.shelf;
  const coresOut: CoresOut[] = [];
  const workdays = Array.from({ length: 360 }, (_, index) => 360 - index).filter((days) =>
    isWorkday(dayAgo(company, days)),
  );
  const total = sales + drafts;
  const ofDay = new Map<number, number>();
  for (let sale = 0; sale < total; sale++) {
    // The last ones are drafts, of the newest workday.
    const daysAgo = sale < sales ? workdays[Math.floor((sale * workdays.length) / sales)]! : workdays.at(-1)!;
    const order = ofDay.get(daysAgo) ?? 0;
    ofDay.set(daysAgo, order + 1);
    plan(agenda, daysAgo, () => sell(books, { place: sale, order, daysAgo, customers, coresOut, agenda }));
  }
}

type Selling = {
  place: number;
  /** Among the sales of its day. */
  order: number;
  daysAgo: number;
  customers: Customer[];
  coresOut: CoresOut[];
  agenda: Agenda;
};

function sell(books: Books, { place, order, daysAgo, customers, coresOut, agenda }: Selling): void {
  const { company } = books.shelf;
  const customer = pickCustomer(customers, place, company.random.share());
  const minute = 660 + order * 45 + company.random.between(0, 40);
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  const when: When = { daysAgo, time, by: company.people.counter };
  const isBack = place < sales && company.random.happens(0.7);
  const cores = isBack ? coresOut.find((one) => one.customer === customer) : undefined;
  const wanted = {
    name: String(place),
    customer,
    day: dayAgo(company, daysAgo),
    hasCore: withCore.has(place),
  };
  const both = makeSale(books.shelf, { ...wanted, cores });
  // Money is not paid out for cores: they come with the next larger purchase.
  const sale = Number(both.totals.total) > 0 ? both : makeSale(books.shelf, { ...wanted, cores: undefined });
  if (sale === both && cores) coresOut.splice(coresOut.indexOf(cores), 1);
  if (sale.lines.length === 0) return;
  writeDraft(books, sale, when);
  noteOnInvoice(books, sale.id, when, { what: "created", after: "draft" });
  if (place >= sales) return;
  settle(books, { sale, when, agenda, place });
  if (!cancelled.has(place) && sale.lines.some(({ kind }) => kind === "core_charge"))
    coresOut.push({ customer, sale: creditLinesOf(sale) });
}

function pickCustomer(customers: Customer[], place: number, share: number): Customer {
  if (late.has(place)) return customers[0]!;
  const able = unsent.has(place) ? customers.filter(({ type }) => type === "terms_account") : customers;
  let left = share * able.reduce((sum, { weight }) => sum + weight, 0);
  return able.find(({ weight }) => (left -= weight) < 0) ?? able[0]!;
}

type Settling = { sale: Sale; when: When; agenda: Agenda; place: number };

function settle(books: Books, { sale, when, agenda, place }: Settling): void {
  const { customer, totals } = sale;
  const onAccount = customer.type === "terms_account" || cancelled.has(place) || credited.has(place);
  const method = onAccount ? "terms_account" : customer.type === "credit_card" ? "credit_card" : "cod";
  const status = onAccount ? (unsent.has(place) ? "finalized" : "sent") : "paid";
  const costs = takeFromShelf(books, sale, when);
  const issued = issue(books, { id: sale.id, status, method }, when);
  if (!onAccount) {
    const money: MoneyKind = method === "credit_card" ? "card" : "cash";
    return pay(
      books,
      sale,
      issued,
      { amount: totals.total, method: money, byStatus: true, reference: null },
      when,
    );
  }
  const later = { ...when, by: books.shelf.company.people.manager };
  if (cancelled.has(place))
    return plan(agenda, when.daysAgo, () => cancel(books, sale, issued, costs, { ...later, time: "17:30" }));
  if (credited.has(place) && sale.lines[0]!.kind === "sale" && !sale.lines.some(({ charge }) => charge))
    plan(agenda, when.daysAgo - 2, () =>
      creditFirstLine(books, sale, issued, costs, { ...later, daysAgo: when.daysAgo - 2, time: "17:25" }),
    );
  planPayment(books, { sale, issued, agenda, daysAgo: when.daysAgo });
}

type Paying = { sale: Sale; issued: Issued; agenda: Agenda; daysAgo: number };

function planPayment(books: Books, { sale, issued, agenda, daysAgo }: Paying): void {
  const { company } = books.shelf;
  const paidDaysAgo = daysAgo - (sale.customer.pays || 10) - company.random.between(-3, 5);
  if (paidDaysAgo < 1) return;
  plan(agenda, paidDaysAgo, () => {
    const amount = openOf(sale, issued).toFixed(2);
    if (Number(amount) <= 0) return;
    const reference = `Check ${2000 + issued.number * 7}`;
    const when = { daysAgo: paidDaysAgo, time: "17:40", by: company.people.manager };
    pay(books, sale, issued, { amount, method: "check", byStatus: false, reference }, when);
  });
}

/** What was asked for and not sold. */
export function addLostSales({ shelf: { company, parts } }: Books, customers: Customer[]): void {
  const { random, people } = company;
  for (let sale = 0; sale < 14; sale++) {
    const part = random.pick(parts.filter(({ isDead, isFast }) => !isDead && !isFast));
    addRow(company, "lost_sales", {
      ...{
        user_id: people.counter.id,
        item_id: part.id,
        part_number: part.number,
        quantity: random.between(1, 4),
      },
      ...{ description: part.description, customer_id: random.pick(customers).id, invoice_id: null },
      ...{ note: null, created_at: momentOf(dayAgo(company, random.between(2, 88)), "13:15") },
    });
  }
}
