import { type Member, newCompany } from "./people";
import { signedIn } from "./records";
import { ownedItem } from "./stock";
import type { Answer, Visitor } from "./visitor";

export type Counter = { company: Member; visitor: Visitor; filter: string };

/** A shop with an oil filter on the shelf, and New Invoice open. The tax estimate for its ZIP is 7%. */
export async function openCounter(): Promise<Counter> {
  const company = await newCompany({ plan: "enterprise" });
  const filter = await ownedItem(company, {
    part_number: "LF9080",
    description: "Oil filter",
    quantity: 7,
    cost: "20",
    sales_price: "33.50",
  });
  const visitor = await signedIn(company);
  await visitor.get("/invoicing/new");
  return { company, filter, visitor };
}

export function focusOf(page: Answer): string | undefined {
  return page.html.querySelector("[autofocus]")?.getAttribute("name");
}

/** `index` counts from 0. */
export function lineOf(page: Answer, index: number): string[] {
  return ["number", "description", "quantity", "unitPrice", "discount"].map(
    (name) => page.html.querySelector(`[name="lines[${index}].${name}"]`)?.getAttribute("value") ?? "",
  );
}

export function notesOf(page: Answer, index: number): string {
  const line = page.html.querySelectorAll(".sale-line")[index];
  const notes = line?.querySelector(".sale-line-notes");
  return notes?.structuredText.replace(/\s+/g, " ").trim() ?? "";
}

/** Subtotal, tax and total as printed. */
export function sumsOf(page: Answer): string[] {
  return page.html.querySelectorAll("[data-sum]").map((sum) => sum.text);
}
