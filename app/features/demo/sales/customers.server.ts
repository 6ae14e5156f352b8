import { type SampleCompany, addRow, dayAgo, idOf, momentOf } from "../sample-company.server";
import { type Buyer, buyers } from "./customers";

export type Customer = Buyer & { id: string; phone: string; email: string; address: string };

export const taxRate = "8.25";
/** Percent off the sales price. */
export const discounts = { retail: "0", shop: "10", fleet: "15" };

export function addCustomers(company: SampleCompany): Customer[] {
  return buyers.map((buyer, index) => {
    const { name, type, terms, level, certificate } = buyer;
    const customer = {
      ...buyer,
      id: idOf(company, `customer ${name}`),
      phone: `(217) 555-01${String(10 + index)}`,
      email: `office@${name
        .toLowerCase()
        .replace(/[^a-z]+/g, "-")
        .replace(/-+$/, "")}.example.com`,
      address: `${101 + index * 14} ${index % 2 ? "Depot Street" : "Yard Road"}\n${buyer.town} ${buyer.zip}`,
    };
    addRow(company, "customers", {
      ...{ id: customer.id, user_id: company.people.manager.id, name, phone: customer.phone },
      ...{ email: customer.email, address: customer.address, store_zip: buyer.zip, customer_type: type },
      ...{ payment_terms: terms, price_level: level, is_walk_in: false, version: 1 },
      ...{ tax_exempt: certificate !== undefined, tax_certificate: certificate ?? null },
      tax_certificate_until: certificate ? dayAgo(company, -210) : null,
      created_at: momentOf(dayAgo(company, 364), "09:40"),
    });
    return customer;
  });
}

/** Whose letterhead, what tax and what discounts. Returns the letterhead's id. */
export function addSettings(company: SampleCompany, address: string, phone: string): string {
  const { manager } = company.people;
  const id = idOf(company, "letterhead");
  const created_at = momentOf(dayAgo(company, 364), "08:30");
  addRow(company, "letterheads", {
    ...{ id, user_id: manager.id, company_name: company.companyName, address, phone, created_at },
    ...{ header_text: "Parts, service and road calls", tax_id: "" },
  });
  addRow(company, "company_settings", {
    ...{ user_id: manager.id, letterhead_id: id, tax_rate: taxRate, author: manager.author, version: 1 },
    ...{ shop_percent: discounts.shop, fleet_percent: discounts.fleet, updated_at: created_at },
  });
  return id;
}
