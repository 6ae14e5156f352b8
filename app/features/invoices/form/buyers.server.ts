import { z } from "zod";
import type { AccountTransaction } from "~db/as-account";
import { addDays } from "~/features/calendar/days";
import { salesRates } from "~/features/company-settings/sales-rates.server";
import { isMeant } from "~/features/customers/customers.server";
import { salesTax, taxStandingText } from "~/features/customers/sales-tax";
import { walkInLabel } from "~/features/customers/walk-in.server";
import { formatCount } from "~/ui/format";

const customerId = z.uuid();

export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

export async function findBuyer(trx: AccountTransaction, customer: string) {
  if (!customerId.safeParse(customer).success) return undefined;
  return trx
    .selectFrom("customers")
    .select(["id", "name", "payment_terms", "tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", customer)
    .where("is_walk_in", "=", false)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Values proposed by the choice of customer. */
export type Proposal = {
  dueDate: string;
  taxRate: string;
  /** Exempt: no other rate counts. */
  isExempt: boolean;
  taxNote: string;
};

const estimateNote = "estimate from ZIP - check";
const termDays = { cod: 0, net_15: 15, net_30: 30 };

export async function proposalFor(
  trx: AccountTransaction,
  { buyer, isChosen, day }: { buyer: Buyer | undefined; isChosen: boolean; day: string | undefined },
): Promise<Proposal> {
  const { taxRate, isEstimate } = await salesRates(trx);
  const dueDate = isChosen && day ? addDays(day, termDays[buyer?.payment_terms ?? "cod"]) : "";
  if (!buyer || !day) return { dueDate, taxRate, isExempt: false, taxNote: isEstimate ? estimateNote : "" };
  const { rate, isExempt } = salesTax(buyer, day, { rate: taxRate, unread: null });
  const notes = [taxStandingText(buyer, day), isEstimate && !isExempt && estimateNote];
  return { dueDate, taxRate: rate, isExempt, taxNote: notes.filter(Boolean).join(". ") };
}

export type BuyerChoice = { value: string; label: string };
export type BuyerChoices = { choices: BuyerChoice[]; findsBy: string | undefined; note: string };

const always = [
  { value: "", label: "Choose a customer" },
  { value: "new", label: "New Customer" },
  { value: "walk-in", label: walkInLabel },
];

/** With more customers, one searches by name. */
const maxBuyers = 50;

/** By name; if there are too many, those that match the search. The chosen one is always included. */
export async function listBuyers(
  trx: AccountTransaction,
  find: string,
  chosen: Buyer | undefined,
): Promise<BuyerChoices> {
  const all = trx
    .selectFrom("customers")
    .select(["id as value", "name as label"])
    .where("removed_at", "is", null)
    .where("is_walk_in", "=", false);
  const byName = all
    .orderBy("name_key")
    .orderBy("id")
    .limit(maxBuyers + 1);
  const first = await byName.execute();
  if (first.length <= maxBuyers) return { choices: [...always, ...first], findsBy: undefined, note: "" };
  const found = find ? await byName.where(isMeant(find)).execute() : [];
  const choices = found.slice(0, maxBuyers);
  if (chosen && !choices.some(({ value }) => value === chosen.id))
    choices.unshift({ value: chosen.id, label: chosen.name });
  return { choices: [...always, ...choices], findsBy: find, note: find ? foundText(found.length) : "" };
}

function foundText(found: number): string {
  if (found === 0) return "No customer found";
  return found > maxBuyers
    ? `The first ${formatCount(maxBuyers)} are in the list`
    : `${found} found: choose from the list`;
}
