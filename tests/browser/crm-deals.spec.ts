import { expect, signIn, test } from "../support/browser";
import { testDatabase } from "../support/database";
import { ownedCrmCustomer, ownedDeal, storedDeal } from "../support/deals";
import { masterAccount } from "../support/people";

test("a deal is moved to another stage, and to a closed one by way of its questions", async ({
  page,
  javaScriptEnabled,
}) => {
  const master = await masterAccount();
  const deal_name = `Moved ${Date.now()}`;
  // The first of its column.
  const stage_since = new Date("2000-01-01");
  const deal = await ownedDeal(master, await ownedCrmCustomer(master), { deal_name, stage_since });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, master);
  await page.goto("/master-crm/pipeline");
  const card = page.getByRole("listitem").filter({ hasText: deal_name });
  const drag = async (stage: string) => {
    await expect(card).toHaveAttribute("draggable", "true");
    await card.dragTo(page.getByRole("region", { name: stage }), { sourcePosition: { x: 3, y: 3 } });
  };
  const press = async (stage: string) => {
    await card.getByText("Other stage").click();
    await card.getByRole("combobox").selectOption(stage);
    await card.getByRole("button", { name: /^Move / }).click();
  };
  const move = javaScriptEnabled ? drag : press;
  await move("Proposal");
  await expect(page.getByText("Moved to Proposal")).toBeVisible();
  expect(await storedDeal(deal)).toMatchObject({ stage: "proposal" });
  // It is the newest there, beyond what a column of many shows.
  await testDatabase().owner.updateTable("crm_deals").set({ stage_since }).where("id", "=", deal).execute();
  await page.goto("/master-crm/pipeline");
  await move("Closed Lost");
  await expect(page.getByLabel("Why it was lost")).toBeVisible();
});
