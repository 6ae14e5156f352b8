import { salesTax } from "~/features/customers/sales-tax";
import type { CreditLine, CreditLines } from "~/features/invoices/credit-lines.server";
import { giveBack } from "~/features/invoices/cores/give-back";
import { type GivenBack, type PricedLine, invoiceTotals } from "~/features/invoices/totals";
import { idOf } from "../sample-company.server";
import type { Shelf, StockedPart } from "../stock/shelf.server";
import { type Customer, discounts, taxRate } from "./customers.server";

/** `charge` is the core charge that a returned core gives back. */
export type SaleLine = PricedLine & { id: string; part: StockedPart; charge?: CreditLine };

export type Sale = {
  id: string;
  customer: Customer;
  /** YYYY-MM-DD. */
  day: string;
  lines: SaleLine[];
  taxRate: string;
  isExempt: boolean;
  certificate: string | null;
  totals: ReturnType<typeof invoiceTotals>;
};

/** A sale whose cores are still out. */
export type CoresOut = { customer: Customer; sale: CreditLines };

type Wanted = {
  name: string;
  customer: Customer;
  day: string;
  cores: CoresOut | undefined;
  hasCore: boolean;
};

/** What a customer of a parts counter takes: mostly small parts that move every week, now and then a large one with its core. */
export function makeSale(shelf: Shelf, { name, customer, day, cores, hasCore }: Wanted): Sale {
  const id = idOf(shelf.company, `invoice ${name}`);
  const lines = pickParts(shelf, hasCore).flatMap((part): SaleLine[] => linesOf(shelf, part, customer));
  const standing = {
    ...{ name: customer.name, tax_exempt: customer.certificate !== undefined },
    ...{ tax_certificate: customer.certificate ?? null, tax_certificate_until: null },
  };
  const { rate, isExempt, certificate } = salesTax(standing, day, { rate: taxRate, unread: null });
  const all = [...lines, ...(cores ? coresBack(shelf, cores) : [])];
  const named = all.map((line, index) => ({ ...line, id: idOf(shelf.company, `line ${name} ${index}`) }));
  const totals = invoiceTotals(named, rate);
  return { ...{ id, customer, day, isExempt, certificate, totals }, lines: named, taxRate: rate };
}

function pickParts({ company: { random }, parts }: Shelf, hasCore: boolean): StockedPart[] {
  const onSale = parts.filter(({ quantity, isDead, isOwn }) => quantity > 0 && !isDead && !isOwn);
  const wanted = random.between(1, 4);
  const withCore = hasCore ? [random.pick(onSale.filter(({ core }) => core))] : [];
  const picked = new Set<StockedPart>(withCore);
  for (let tries = 0; picked.size < wanted && tries < 40; tries++) {
    const part = random.pick(onSale);
    if (part.isFast || random.happens(0.22)) picked.add(part);
  }
  return [...picked];
}

function linesOf({ company: { random } }: Shelf, part: StockedPart, customer: Customer): SaleLine[] {
  const most = Math.min(part.quantity, part.isFast ? 6 : Number(part.cost) > 100 ? 1 : 2);
  const sold = { part, id: "", quantity: random.between(1, most), taxed: true };
  const discount = discounts[customer.level];
  return [
    { ...sold, kind: "sale", unitPrice: part.price, discount },
    ...(part.core ? [{ ...sold, kind: "core_charge" as const, unitPrice: part.core, discount: "0" }] : []),
  ];
}

function coresBack({ parts }: Shelf, { sale }: CoresOut): SaleLine[] {
  const charges = sale.lines.filter(({ kind }) => kind === "core_charge");
  const given: GivenBack[] = giveBack(
    sale,
    charges.map(({ id, quantity }) => ({ lineId: id, quantity })),
  );
  return charges.map((charge, index) => ({
    ...{ part: parts.find(({ id }) => id === charge.itemId)!, charge, id: "", kind: "core_return" },
    ...{ quantity: charge.quantity, unitPrice: charge.unitPrice, discount: "0", taxed: false },
    given: given[index]!,
  }));
}

/** As its credits are worked out from. */
export function creditLinesOf({ lines, taxRate: rate }: Sale): CreditLines {
  const sold = lines.filter(({ charge }) => !charge);
  return {
    ...{ taxRate: rate, creditedTax: "0" },
    lines: sold.map(({ part, ...line }) => ({
      ...line,
      ...{ itemId: part.id, partNumber: part.number, description: part.description },
      ...{ creditedPieces: 0, creditedAmount: "0", left: line.quantity },
    })),
  };
}
