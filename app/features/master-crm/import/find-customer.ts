import { formatCount } from "~/ui/format";
import type { ReachKeys, SignedUpCompany } from "../companies/signed-up.server";
import type { CrmCustomerValues } from "./crm-customer-rows";
import type { CustomersOfImport, KnownCustomer } from "./customers-of-import.server";

type Found =
  | { customer: KnownCustomer["row"] }
  | { problem: string; link?: { to: string; label: string } }
  /** Of a new customer: who has its phone number too. */
  | { samePhone: string[] };

/** Asked once for each row, in the order of the file: it remembers what earlier rows were about. */
export type Finder = (values: CrmCustomerValues, line: number) => Found;

/** A yard, a broker or a relative answers for several companies: a phone number alone makes nobody the same. */
const phoneWeight = 2;

const reaches = [
  { of: "emails", weight: 4, words: "email address" },
  { of: "phone", weight: phoneWeight, words: "phone number" },
  { of: "name", weight: 1, words: "name" },
] as const;

/** The number that we gave it says more than all that it says of itself. */
const numberWeight = 8;

type Way = { key: string; weight: number; words: string };

export function customerFinder({ keys, known, signedUp }: CustomersOfImport): Finder {
  const customers = byKey(known, ({ keys, row }) => [
    `number ${row.account_number.toLowerCase()}`,
    ...keysOf(keys).map(({ key }) => key),
  ]);
  const companies = byKey(signedUp, (one) => keysOf(one).map(({ key }) => key));
  const linesOf = new Map<string, number>();
  return (values, line) => {
    const ways = waysOf(values, keys.get(line)!);
    const found = likeliest(ways, customers);
    if (found.length > 1) return ambiguous(found);
    const [customer] = found;
    if (customer) {
      const earlier = noteLine(linesOf, [{ key: customer.row.id, weight: 0, words: "customer" }], line);
      return earlier ?? { customer: customer.row };
    }
    const [company] = likeliest(ways, companies);
    if (company) return signedUpText(company, ways, companies);
    const samePhone = samePhoneAs(ways, { customers, companies, linesOf });
    return noteLine(linesOf, ways, line) ?? { samePhone };
  };
}

/** Each of several addresses is a way. */
function keysOf(keys: ReachKeys): Way[] {
  return reaches.flatMap(({ of, weight, words }) =>
    [keys[of] ?? []].flat().flatMap((key) => (key ? [{ key: `${of} ${key}`, weight, words }] : [])),
  );
}

function waysOf({ accountNumber }: CrmCustomerValues, keys: ReachKeys): Way[] {
  const own = keysOf(keys);
  if (accountNumber === null) return own;
  const number = {
    key: `number ${accountNumber.toLowerCase()}`,
    weight: numberWeight,
    words: "account number",
  };
  return [number, ...own];
}

function byKey<One>(list: One[], keysOf: (one: One) => string[]): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of list) {
    for (const key of keysOf(one)) found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** Those that have the most in common with a row, and not only the phone number; several when it is no more one's than another's. */
function likeliest<One>(ways: Way[], index: Map<string, One[]>): One[] {
  const weights = new Map<One, number>();
  for (const { key, weight } of ways) {
    for (const one of index.get(key) ?? []) weights.set(one, (weights.get(one) ?? 0) + weight);
  }
  const likely = [...weights].filter(([, weight]) => weight !== phoneWeight);
  const most = Math.max(...likely.map(([, weight]) => weight));
  return likely.filter(([, weight]) => weight === most).map(([one]) => one);
}

type Others = {
  customers: Map<string, KnownCustomer[]>;
  companies: Map<string, SignedUpCompany[]>;
  linesOf: Map<string, number>;
};

function samePhoneAs(ways: Way[], { customers, companies, linesOf }: Others): string[] {
  const phone = ways.find(({ weight }) => weight === phoneWeight);
  if (!phone) return [];
  const earlier = linesOf.get(phone.key);
  const names = [
    ...(customers.get(phone.key) ?? []).map(({ row }) => row.company_name),
    ...(companies.get(phone.key) ?? []).map(({ company }) => company),
    ...(earlier === undefined ? [] : [`line ${earlier}`]),
  ];
  return [...new Set(names)];
}

function ambiguous(found: KnownCustomer[]) {
  const named = found.slice(0, 3).map(({ row }) => `${row.company_name} (${row.account_number})`);
  const told = "The account number of one, in the row, tells which. A new company is added on its own form.";
  return {
    problem: `It may be ${formatCount(found.length)} customers: ${named.join(", ")}. ${told}`,
    link: { to: "/master-crm/customers/new", label: "Add Customer" },
  };
}

function signedUpText<One extends { id: string; company: string }>(
  company: One,
  ways: Way[],
  index: Map<string, One[]>,
) {
  const shared = ways.filter(({ key }) => index.get(key)?.includes(company)).map(({ words }) => words);
  return {
    problem: `${company.company} signed up by itself with the same ${[...new Set(shared)].join(" and ")}: follow it on its own page.`,
    link: { to: `/master-crm/companies/${company.id}`, label: "Open the company" },
  };
}

/** Only the first row with the same address or name is imported. */
function noteLine(lines: Map<string, number>, ways: Way[], line: number): { problem: string } | undefined {
  const own = ways.filter(({ weight }) => weight < numberWeight);
  const same = own.find(({ key, weight }) => weight !== phoneWeight && lines.has(key));
  if (same) {
    const first = lines.get(same.key)!;
    return { problem: `The same ${same.words} is in line ${first} already: only its first row is imported.` };
  }
  for (const { key } of own) lines.set(key, line);
  return undefined;
}
