import { expect, follow, isPlain, open, signIn, test } from "../support/browser";
import { masterAccount } from "../support/people";
import { addRow } from "../support/rows";

test("a customer's page opens over the list where there is script, with its tabs, and closes to the same place", async ({
  page,
}) => {
  const provider = await masterAccount();
  const name = `Harbor Lines ${Date.now()}`;
  await addRow("master_crm", provider, { company_name: name, notes: "Runs 40 reefers." });
  await signIn(page, provider);
  await open(page, "/master-crm/customers");
  const card = page.getByRole("link", { name });
  if (isPlain()) {
    await follow(page, card);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await follow(page, page.getByRole("link", { name: "Notes" }));
    await expect(page.getByText("Runs 40 reefers.")).toBeVisible();
    return;
  }
  await card.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText("No activities yet")).toBeVisible();
  await dialog.getByRole("link", { name: "Notes" }).click();
  await expect(dialog.getByText("Runs 40 reefers.")).toBeVisible();
  await expect(page).toHaveURL("/master-crm/customers");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});
