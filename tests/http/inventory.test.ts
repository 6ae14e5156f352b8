import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { counted, finished, started } from "../support/counts";
import { newColleague, newCompany, newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { move, ownedItem, ownedItems, ownedNumber, storedItem, storedItems } from "../support/stock";
import { storedMovements } from "../support/counts";
import type { Answer } from "../support/visitor";

const add = "Add to Inventory";
const filter = {
  partNumber: "LF9009",
  description: "Oil filter",
  bin: "A1",
  quantity: "12",
  reorderPoint: "5",
};

async function counter() {
  const company = await newCompany({ plan: "pro" });
  return { company, visitor: await signedIn(company) };
}

/** The cells of a line of the list. */
function line(page: Answer, partNumber: string): string[] {
  const row = page.html
    .querySelectorAll("tbody tr")
    .find((one) => one.querySelector("th")?.text === partNumber);
  return row?.querySelectorAll("th, td").map((cell) => cell.text.trim()) ?? [];
}

test("a part is added, stands in the list, and its first pieces are in its history", async () => {
  const { company, visitor } = await counter();
  expect((await visitor.get("/inventory")).text).toContain("No parts yet");
  await visitor.get("/inventory/add");
  const typed = { ...filter, manufacturer: "Fleetguard", vendor: "Rush", cost: "$11.50", salesPrice: "18.4" };
  const answer = await visitor.submit("/inventory/add", typed, add);
  expect([answer.status, answer.location]).toEqual([303, "/inventory/add"]);
  expect(flashOf(await visitor.follow())).toBe("Parts added! LF9009 is in bin A1.");
  const page = await visitor.get("/inventory");
  expect(line(page, "LF9009")).toEqual([
    ...["LF9009", "Oil filter", "Fleetguard", "Rush", "$11.50", "$18.40", "A1", "12", "5", "Edit Delete"],
  ]);
  const [item] = await storedItems(company);
  const history = await visitor.get(`/inventory/${item!.id}/history`);
  expect(history.text).toContain("Added to the inventory");
  expect(history.text).toContain("+12");
  expect(history.text).toContain(company.email);
});

test("what is required is said at its field in the stated words, and all that was typed stays", async () => {
  const { company, visitor } = await counter();
  await visitor.get("/inventory/add");
  const answer = await visitor.submit(
    "/inventory/add",
    { description: "Seal", cost: "-3", salesPrice: "-1", quantity: "-2", reorderPoint: "-1", bin: "" },
    add,
  );
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "partNumber")).toContain("Part number is required");
  expect(messageAt(answer, "cost")).toContain("Cost must be positive");
  expect(messageAt(answer, "salesPrice")).toContain("Sales price must be positive");
  expect(messageAt(answer, "quantity")).toContain("Quantity must be 0 or greater");
  expect(messageAt(answer, "reorderPoint")).toContain("Reorder point must be 0 or greater");
  expect(messageAt(answer, "bin")).toContain("Bin is required");
  expect(valueOf(answer, "description")).toBe("Seal");
  expect(await storedItems(company)).toEqual([]);
});

test("a number that is there is refused with a link to its part, in whatever case it is typed", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009" });
  await visitor.get("/inventory/add");
  const answer = await visitor.submit("/inventory/add", { ...filter, partNumber: " lf9009 " }, add);
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain("Duplicate Part");
  expect(messageAt(answer, "partNumber")).toContain("This part number already exists in your inventory");
  expect(answer.html.querySelector(`a[href="/inventory/${id}"]`)).toBeTruthy();
  expect(valueOf(answer, "quantity")).toBe("12");
});

test("two people who add the same number at the same moment have one part", async () => {
  const { company, visitor } = await counter();
  const other = await signedIn(company);
  await Promise.all([visitor.get("/inventory/add"), other.get("/inventory/add")]);
  const answers = await Promise.all([visitor, other].map((one) => one.submit("/inventory/add", filter, add)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await storedItems(company)).toHaveLength(1);
});

test("a number that looks like another's is asked back about once, with a link, and then added", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "0LF-9009" });
  await visitor.get("/inventory/add");
  const asked = await visitor.submit("/inventory/add", filter, add);
  expect(asked.text).toContain("A part with nearly this number is there");
  expect(asked.html.querySelector(`a[href="/inventory/${id}"]`)).toBeTruthy();
  await visitor.submit("/inventory/add", {}, "It is another part: add it");
  expect((await storedItems(company)).map(({ part_number }) => part_number)).toEqual(["0LF-9009", "LF9009"]);
});

test("the Enter of a scanner adds nothing: the form says what was understood", async () => {
  const { company, visitor } = await counter();
  await visitor.get("/inventory/add");
  const answer = await visitor.submit("/inventory/add", filter, "Check");
  expect(answer.text).toContain("LF9009, Oil filter: 12 in bin A1, reorder at 5.");
  expect(await storedItems(company)).toEqual([]);
});

test("a form that is sent twice adds one part", async () => {
  const { company, visitor } = await counter();
  const page = await visitor.get("/inventory/add");
  const token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const fields = { ...filter, customerId: "", form_token: token };
  const answers = await Promise.all([1, 2].map(() => visitor.post("/inventory/add", fields)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await storedItems(company)).toHaveLength(1);
});

test("the plan's number of parts is kept, and said in the stated words", async () => {
  const { company, visitor } = await counter();
  await ownedItems(
    company,
    Array.from({ length: 500 }, (_, n) => ({ part_number: `P-${n}` })),
  );
  await visitor.get("/inventory/add");
  const answer = await visitor.submit("/inventory/add", filter, add);
  expect(alertOf(answer)).toContain("Upgrade Required");
  expect(answer.text).toContain("Your plan holds 500 inventory items.");
});

test("the free plan opens the page and finds what it is part of", async () => {
  const visitor = await signedIn(await newCompany({ plan: "free" }));
  const page = await visitor.get("/inventory");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Upgrade Required Parts inventory is available on Pro and Enterprise tiers");
});

test("whoever is not signed in is told so, and comes back", async () => {
  const { company, visitor } = await counter();
  await visitor.get("/account");
  await visitor.submit("/auth/sign-out");
  const answer = await visitor.get("/inventory");
  expect(answer.location).toBe("/auth?tab=signin&to=%2Finventory");
  expect(flashOf(await visitor.follow())).toBe("Please sign in to access inventory");
  await visitor.submit("form:has([name=password])", { email: company.email, password: company.password });
  expect((await visitor.follow()).html.querySelector("h1")?.text).toBe("Inventory Management");
});

test("a changed quantity is a line of the ledger with its reason, and the bin too", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009", quantity: 7, bin_location: "A1" });
  await visitor.get(`/inventory/${id}/edit`);
  const typed = { quantity: "9", bin: "Shelf 4", reason: "Two behind the rack" };
  const checked = await visitor.submit(`/inventory/${id}/edit`, typed, "Check");
  expect(checked.text).toContain("Quantity: 7 → 9");
  await visitor.submit(`/inventory/${id}/edit`, {}, "Save");
  expect(flashOf(await visitor.follow())).toBe("Item updated successfully");
  expect(await storedMovements(id)).toMatchObject([
    { reason: "edited", quantity_before: 7, quantity_after: 9, note: "Two behind the rack" },
    { reason: "moved", quantity_change: 0, bin_before: "A1", bin_after: "Shelf 4" },
  ]);
  // A bin of one's own is proposed from then on.
  const form = await visitor.get("/inventory/add");
  expect(form.html.querySelector('datalist option[value="Shelf 4"]')).toBeTruthy();
});

test("pieces added in the edit that changes the cost cost what it says", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009", quantity: 7, cost: "4.00" });
  await visitor.get(`/inventory/${id}/edit`);
  const typed = { quantity: "9", cost: "6.50", reason: "Two behind the rack" };
  await visitor.submit(`/inventory/${id}/edit`, typed, "Check");
  await visitor.submit(`/inventory/${id}/edit`, {}, "Save");
  const movements = await storedMovements(id);
  expect(movements.at(-1)).toMatchObject({ quantity_change: 2, unit_cost: "6.5000" });
});

test("pieces sold while a form was open are not put back by saving it", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009", quantity: 7, bin_location: "A1" });
  await visitor.get(`/inventory/${id}/edit`);
  await move(company, id, -3, { reason: "sold" });
  await visitor.submit(`/inventory/${id}/edit`, { description: "Lube filter" }, "Save");
  expect(await storedItem(id)).toMatchObject({ description: "Lube filter", quantity: 4 });
  await visitor.get(`/inventory/${id}/edit`);
  await move(company, id, -1, { reason: "sold" });
  const answer = await visitor.submit(`/inventory/${id}/edit`, { quantity: "10" }, "Save");
  expect(messageAt(answer, "quantity")).toContain("it is 3 pieces now");
  expect(valueOf(answer, "quantity")).toBe("10");
  await visitor.submit(`/inventory/${id}/edit`, {}, "Save");
  expect(await storedItem(id)).toMatchObject({ quantity: 10 });
});

test("a part that somebody else saved meanwhile is not overwritten unseen", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009" });
  const other = await signedIn(company);
  await visitor.get(`/inventory/${id}/edit`);
  await other.get(`/inventory/${id}/edit`);
  await other.submit(`/inventory/${id}/edit`, { vendor: "Rush" }, "Save");
  const answer = await visitor.submit(`/inventory/${id}/edit`, { vendor: "TruckPro" }, "Save");
  expect(alertOf(answer)).toContain("Somebody else saved this part after you opened it");
  expect(answer.text).toContain("Rush");
  expect(valueOf(answer, "vendor")).toBe("TruckPro");
  await visitor.submit(`/inventory/${id}/edit`, {}, "Save");
  expect(await storedItem(id)).toMatchObject({ vendor: "TruckPro" });
});

test("received pieces go on the shelf with what they cost, and an adjustment needs its reason", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009", quantity: 2, cost: "10", vendor: "Rush" });
  await visitor.get(`/inventory/${id}/receive`);
  const receipt = { quantity: "8", unitCost: "12.50", reference: "PO-77" };
  const checked = await visitor.submit(`/inventory/${id}/receive`, receipt, "Check");
  expect(checked.text).toContain("8 pieces received, at $12.50 a piece, from Rush, reference PO-77.");
  await visitor.submit(`/inventory/${id}/receive`, {}, "Receive");
  expect(flashOf(await visitor.follow())).toContain("2 → 10 on hand.");
  expect(await storedItem(id)).toMatchObject({ quantity: 10, cost: "12.5000", average_cost: "12.0000" });
  await visitor.get(`/inventory/${id}/adjust`);
  const refused = await visitor.submit(`/inventory/${id}/adjust`, { quantity: "9" }, "Adjust");
  expect(messageAt(refused, "reason")).toContain("Say why");
  await visitor.submit(`/inventory/${id}/adjust`, { reason: "Damaged" }, "Adjust");
  expect(await storedItem(id)).toMatchObject({ quantity: 9 });
  const page = await visitor.get(`/inventory/${id}`);
  expect(page.text).toContain(
    "Received: from Rush, reference PO-77, Cost: $10.00 → $12.50, $12.50 a piece, $100.00",
  );
  expect(page.text).toContain("Adjusted: Damaged, $12.00 a piece, $12.00");
});

test("a part is deleted after a question; its history stays, and its number can be used again", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009", quantity: 3 });
  await ownedNumber(company, id, { kind: "bar_code", number: "754253480019" });
  const asked = await visitor.get(`/inventory/${id}/delete`);
  expect(asked.text).toContain("3 pieces on hand will be written off");
  await visitor.submit(`/inventory/${id}/delete`, {}, "Delete Part");
  expect(flashOf(await visitor.follow())).toContain("Item deleted successfully");
  const page = await visitor.get(`/inventory/${id}`);
  expect(page.text).toContain("no longer in the inventory");
  expect(page.text).toContain("Deleted, stock written off");
  await visitor.get("/inventory/add");
  await visitor.submit("/inventory/add", filter, add);
  expect(flashOf(await visitor.follow())).toContain("Parts added!");
});

test("while parts are counted they cannot be edited, adjusted, moved or deleted, and the page says who counts", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "LF9009", quantity: 3, bin_location: "A1" });
  const other = await ownedItem(company, { part_number: "LF777", quantity: 3, bin_location: "B2" });
  const count = await started(company, { scope: "bin", bin: "A1" });
  const tries: [path: string, fields: Record<string, string>, button: string][] = [
    ["edit", { description: "Filter" }, "Save"],
    ["adjust", { quantity: "1", reason: "Lost" }, "Adjust"],
    ["bin", { bin: "C3" }, "Move"],
    ["delete", {}, "Delete Part"],
  ];
  for (const [path, fields, button] of tries) {
    await visitor.get(`/inventory/${id}/${path}`);
    const answer = await visitor.submit(`/inventory/${id}/${path}`, fields, button);
    expect(answer.status, path).toBe(409);
    expect(alertOf(answer), path).toContain(`Count Mode Active ${company.email} is counting this part`);
    expect(answer.html.querySelector(`a[href="/inventory/count/${count}"]`), path).not.toBeNull();
  }
  expect((await visitor.get(`/inventory/${id}`)).text).toContain(`${company.email} counts this part since`);
  expect((await visitor.get(`/inventory/${other}`)).text).not.toContain("Count Mode Active");
  // Nor can a part be put where somebody counts.
  await visitor.get(`/inventory/${other}/bin`);
  expect((await visitor.submit(`/inventory/${other}/bin`, { bin: "a1" }, "Move")).status).toBe(409);
  expect((await visitor.get("/inventory")).text).toContain(`${company.email} counts bin A1 since`);
  // Deliveries go on.
  await visitor.get(`/inventory/${id}/receive`);
  expect((await visitor.submit(`/inventory/${id}/receive`, { quantity: "2" }, "Receive")).status).toBe(303);
  await counted(company, count, { itemId: id, quantity: 5 });
  await finished(company, count);
  await visitor.get(`/inventory/${id}/bin`);
  expect((await visitor.submit(`/inventory/${id}/bin`, { bin: "C3" }, "Move")).status).toBe(303);
});

test("a limited user at the counter adds and receives without seeing or touching what things cost", async () => {
  const { company } = await counter();
  const id = await ownedItem(company, {
    part_number: "LF9009",
    cost: "77.31",
    sales_price: "99",
    quantity: 1,
  });
  const visitor = await signedIn(await newCounter(company));
  for (const path of ["", `/${id}`, `/${id}/edit`, `/${id}/history`, `/${id}/receive`]) {
    const page = await visitor.get(`/inventory${path}`);
    expect(page.status, path).toBe(200);
    expect(page.body, path).not.toContain("77.31");
  }
  await visitor.get(`/inventory/${id}/edit`);
  await visitor.submit(`/inventory/${id}/edit`, { description: "Oil filter" }, "Save");
  expect(await storedItem(id)).toMatchObject({ description: "Oil filter", cost: "77.3100" });
  const limited = await signedIn(await newColleague(company, "limited_user"));
  expect((await limited.get("/inventory")).status).toBe(403);
});

test("the list is put in order by its headings and goes on page after page without losing or repeating a part", async () => {
  const { company, visitor } = await counter();
  await ownedItems(
    company,
    Array.from({ length: 120 }, (_, n) => ({
      part_number: `P-${String(n).padStart(3, "0")}`,
      vendor: ["Rush", "TruckPro", ""][n % 3]!,
      quantity: n % 7,
    })),
  );
  for (const sort of [
    "part",
    "-part",
    "vendor",
    "-vendor",
    "quantity",
    "-quantity",
    "price",
    "bin",
    "description",
  ]) {
    let address: string | undefined = `/inventory?sort=${sort}`;
    const seen: string[] = [];
    while (address) {
      const page: Answer = await visitor.get(address);
      seen.push(...page.html.querySelectorAll("tbody th").map((cell) => cell.text.trim()));
      const next = page.html.querySelectorAll(".pager a").find((link) => link.text.includes("Next"));
      address = next?.getAttribute("href")?.replaceAll("&amp;", "&");
    }
    expect(new Set(seen).size, sort).toBe(120);
    expect(seen.length, sort).toBe(120);
    if (sort === "-part") expect(seen.slice(0, 2)).toEqual(["P-119", "P-118"]);
  }
  const page = await visitor.get("/inventory?sort=-quantity");
  expect(page.html.querySelector('th[aria-sort="descending"]')?.text).toContain("Qty");
});

test("a scanned number opens its part; words give a list; what is not there can be added", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, { part_number: "01174416", description: "Fuel filter" });
  await ownedItem(company, { part_number: "1174417", description: "Fuel filter" });
  await visitor.get("/inventory");
  const scanned = await visitor.submit("form.search-box", { q: "1174416" });
  expect(scanned.location).toBe(`/inventory/${id}?q=1174416`);
  expect((await visitor.follow()).html.querySelector("h1")?.text).toBe("01174416");
  const words = await visitor.submit("form.search-box", { q: "fuel filter" });
  expect(words.html.querySelectorAll("tbody tr")).toHaveLength(2);
  const none = await visitor.get("/inventory?q=NO%2FSUCH%23%25");
  expect(none.text).toContain("No parts found");
  const link = none.html.querySelector('.empty a[href^="/inventory/add"]')!.getAttribute("href")!;
  expect(valueOf(await visitor.get(link), "partNumber")).toBe("NO/SUCH#%");
});

test("what a search found can be put in order by its headings, and its pages keep the order", async () => {
  const { company, visitor } = await counter();
  const bins = ["A10", "A2", "A1"];
  await ownedItems(
    company,
    Array.from({ length: 60 }, (_, n) => ({
      part_number: `HOSE-${String((n * 7) % 60).padStart(2, "0")}`,
      description: "Air hose",
      bin_location: bins[n % 3]!,
      quantity: n,
    })),
  );
  await ownedItem(company, { part_number: "OTHER", quantity: 1000 });
  const found = await visitor.get("/inventory?q=hose");
  expect(found.html.querySelector("th[aria-sort]")).toBeNull();
  const heading = found.html.querySelectorAll("thead a").find((link) => link.text.includes("Qty"))!;
  const seen: string[] = [];
  for (let next: string | undefined = heading.getAttribute("href"); next;) {
    const page: Answer = await visitor.get(next.replaceAll("&amp;", "&"));
    expect(page.html.querySelector("th[aria-sort=ascending]")?.text).toContain("Qty");
    seen.push(...page.html.querySelectorAll("tbody th").map((cell) => line(page, cell.text.trim())[7]!));
    const more = page.html.querySelectorAll(".pager a").find((link) => link.text.includes("Next"));
    next = more?.getAttribute("href");
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => String(n)));
  const byNumber = await visitor.get("/inventory?q=hose&sort=part");
  expect(byNumber.html.querySelector("tbody th")?.text.trim()).toBe("HOSE-00");
  const reversed = byNumber.html.querySelectorAll("thead a").find((link) => link.text.includes("Part #"))!;
  expect(reversed.getAttribute("href")).toBe("/inventory?q=hose&sort=-part");
  const exact = await visitor.get("/inventory?q=HOSE-07&sort=bin");
  expect([exact.status, exact.html.querySelector("tbody th")?.text.trim()]).toEqual([200, "HOSE-07"]);
  const prices = await visitor.get("/inventory/reseller/parts?q=hose&sort=-part");
  expect(prices.html.querySelector("tbody th, tbody td")?.text.trim()).toBe("HOSE-59");
});

test("the account is said above the parts", async () => {
  const { company, visitor } = await counter();
  await ownedItem(company, { part_number: "LF9009" });
  const { html } = await visitor.get("/inventory");
  const words = html.querySelector("main")!.structuredText;
  expect(words).toContain("Account Information");
  expect(words.indexOf("Account Information")).toBeLessThan(words.indexOf("LF9009"));
});

test("a part that is found by another number says by which", async () => {
  const { company, visitor } = await counter();
  const part = await ownedItem(company, { part_number: "LF9080", description: "Lube filter" });
  const second = await ownedItem(company, { part_number: "P-1" });
  await ownedNumber(company, part, { kind: "bar_code", number: "0078254199138" });
  for (const itemId of [part, second])
    await ownedNumber(company, itemId, { kind: "same", number: "OEM-77", company: "Cummins" });
  const list = await visitor.get("/inventory?q=oem77");
  expect(list.text).toContain("Lube filter, found by Cummins number OEM-77");
  await visitor.get("/inventory?q=78254199138");
  const page = await visitor.follow();
  expect(page.text).toContain("This part was found by bar code 0078254199138.");
  expect((await visitor.get("/inventory?q=LF9080&list=1")).text).not.toContain("found by");
});

test("a number that no part has lists once what is nearly it, also with characters changed round, and says so", async () => {
  const { company, visitor } = await counter();
  for (const part_number of ["15-3850", "B495", "LF9080"]) {
    await ownedItem(company, { part_number, description: "Filter", quantity: 2 });
  }
  const near = async (path: string) => {
    const { html } = await visitor.get(path);
    const said = html.querySelectorAll("main p").find(({ text }) => text.startsWith("No part has"))?.text;
    return [said, ...html.querySelectorAll("tbody th").map((cell) => cell.text)];
  };
  expect(await near("/inventory?q=15-3580")).toEqual(["No part has 15-3580, nearly:", "15-3850"]);
  expect(await near("/inventory?q=B594")).toEqual(["No part has B594, nearly:", "B495"]);
  expect(await near("/inventory/reseller/inventory?q=B594")).toEqual(["No part has B594, nearly:", "B495"]);
  expect(await near("/inventory?q=B495&list=1")).toEqual([undefined, "B495"]);
  const count = await started(company, { scope: "all" });
  const scanned = await visitor.get(`/inventory/count/${count}/enter?code=B594`);
  expect(scanned.text).toContain("No part has B594, nearly: B495.");
});

test("a word that very many parts have finds the 200 that fit best, page after page, and says so", async () => {
  const { company, visitor } = await counter();
  const parts = Array.from({ length: 205 }, (_, row) => ({ part_number: `H-${row}`, description: "Hose" }));
  await ownedItems(company, parts);
  const found = new Set<string>();
  for (const from of [0, 50, 100, 150]) {
    const page = await visitor.get(`/inventory?q=hose&from=${from}`);
    expect(page.text).toContain("the 200 that fit best");
    for (const cell of page.html.querySelectorAll("tbody th")) found.add(cell.text);
    expect(page.text.includes("Next")).toBe(from < 150);
  }
  expect(found.size).toBe(200);
  expect((await visitor.get("/inventory?q=H-204")).text).not.toContain("that fit best");
});

test("odd addresses of the list are the first page, never a failure", async () => {
  const { company, visitor } = await counter();
  await ownedItem(company, { part_number: "LF9009" });
  for (const query of [
    "sort=nothing",
    "sort=__proto__",
    "after=x",
    "after=00000000-0000-4000-8000-000000000000",
    "from=-1",
    "from=1e9&q=LF",
    "q=%00",
    `q=${"x".repeat(5000)}`,
    "q='\"%25_\\",
  ])
    expect((await visitor.get(`/inventory?${query}`)).status, query).toBe(200);
});

test("a changed cost and a changed price are lines of the history; who sees no costs reads only the price", async () => {
  const { company, visitor } = await counter();
  const id = await ownedItem(company, {
    part_number: "LF9009",
    cost: "4",
    sales_price: "9.99",
    bin_location: "A1",
  });
  await visitor.get(`/inventory/${id}/edit`);
  await visitor.submit(`/inventory/${id}/edit`, { cost: "5", salesPrice: "12.99" }, "Save");
  const page = await visitor.get(`/inventory/${id}/history`);
  expect(page.text).toContain("Sales price: $9.99 → $12.99");
  expect(page.text).toContain("Cost: $4.00 → $5.00");
  const clerk = await signedIn(await newCounter(company));
  const seen = await clerk.get(`/inventory/${id}/history`);
  expect(seen.text).toContain("$9.99 → $12.99");
  expect(seen.text).not.toContain("$4.00");
});

test("a part renamed to nearly the number of another is asked about, as a new one is", async () => {
  const { company, visitor } = await counter();
  await ownedItem(company, { part_number: "LF9080" });
  const id = await ownedItem(company, { part_number: "PS-100", bin_location: "A1" });
  const form = `/inventory/${id}/edit`;
  await visitor.get(form);
  const asked = await visitor.submit(form, { partNumber: "LF-9080" }, "Save");
  expect(asked.text).toContain("A part with nearly this number is there");
  expect(await storedItem(id)).toMatchObject({ part_number: "PS-100" });
  await visitor.submit(form, {}, "It is another part: save it");
  expect(await storedItem(id)).toMatchObject({ part_number: "LF-9080" });
  await visitor.get(form);
  await visitor.submit(form, { partNumber: "LF 9080" }, "Save");
  expect(await storedItem(id)).toMatchObject({ part_number: "LF 9080" });
});
