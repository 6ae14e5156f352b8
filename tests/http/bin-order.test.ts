import { expect, test } from "vitest";
import { alertOf } from "../support/answers";
import { counted, shelved, started } from "../support/counts";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import type { Answer } from "../support/visitor";

const inOrder = ["", "9", "10", "A01", "A1", "a1 top", "A2", "A10", "B-3-2", "B-3-12", "B-11-1", "Ä2"];

/** One part in each bin, named after it, added in another order. */
async function shop() {
  const company = await newCompany({ plan: "pro" });
  const parts = new Map<string, string>();
  for (const bin of [...inOrder].reverse())
    parts.set(bin, await shelved(company, { part_number: nameOf(bin), bin_location: bin, quantity: 3 }));
  return { company, parts, visitor: await signedIn(company) };
}

const nameOf = (bin: string) => `in ${bin || "none"}`;

/** The parts of a page in their order. */
function partsOn(page: Answer): string[] {
  const names = new Set(inOrder.map(nameOf));
  const cells = page.html.querySelectorAll("tbody th, tbody td").map((cell) => cell.text.trim());
  return cells.filter((text) => names.has(text));
}

test("bins are in the order of their numbers in the list, on the sheet, in a count and in its review", async () => {
  const { company, parts, visitor } = await shop();
  const names = inOrder.map(nameOf);
  expect(partsOn(await visitor.get("/inventory?sort=bin"))).toEqual(names);
  expect(partsOn(await visitor.get("/inventory?sort=-bin"))).toEqual([...names].reverse());
  const after = await visitor.get(`/inventory?sort=bin&after=${parts.get("A2")}`);
  expect(partsOn(after)).toEqual(names.slice(7));
  const choices = await visitor.get("/inventory/count");
  const options = choices.html.querySelectorAll("[name=what] option").map((option) => option.text);
  expect(options.slice(2)).toEqual(["Parts without a bin", ...inOrder.slice(1).map((bin) => `Bin ${bin}`)]);
  const countId = await started(company, { scope: "all" });
  const path = `/inventory/count/${countId}`;
  const sheet = await visitor.get(`${path}/sheet`);
  expect(sheet.html.querySelectorAll("h2").map((heading) => heading.text)).toEqual([
    "No bin",
    ...inOrder.slice(1).map((bin) => `Bin ${bin}`),
  ]);
  const from = await visitor.get(`${path}?bin=A2`);
  expect(partsOn(from)).toEqual(names.slice(6));
  await counted(company, countId, ...[...parts.values()].map((itemId) => ({ itemId, quantity: 2 })));
  expect(partsOn(await visitor.get(`${path}/review`))).toEqual(names);
});

test("a form proposes the bins in that order, each once", async () => {
  const { visitor } = await shop();
  const form = await visitor.get("/inventory/add");
  const proposed = form.html
    .querySelectorAll("datalist option")
    .map((option) => option.getAttribute("value"));
  expect(proposed).toEqual([
    ...["9", "10", "A01", "A1", "a1 top", "A2", "A3", "A10"],
    ...["B-3-2", "B-3-12", "B-11-1", "B1", "B2", "B3", "C1", "C2", "C3", "Ä2"],
  ]);
});

test("A1 and A01 are two bins: counting one leaves the other alone, whatever the letters' case", async () => {
  const { company, parts, visitor } = await shop();
  await started(company, { scope: "bin", bin: "a1" });
  const locked = await visitor.get(`/inventory/${parts.get("A1")}/edit`);
  expect(locked.text).toContain("is being counted");
  const open = await visitor.get(`/inventory/${parts.get("A01")}/edit`);
  expect(open.text).not.toContain("is being counted");
  const moved = await visitor.submit(`/inventory/${parts.get("A01")}/edit`, { bin: "a1" }, "Save");
  expect([moved.status, alertOf(moved)]).toEqual([409, expect.stringContaining("is counting")]);
  const found = await visitor.get("/inventory?q=a01&list=1");
  expect(partsOn(found)[0]).toBe("in A01");
});
