import type { Page } from "playwright/test";
import { expect, follow, isPlain, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { showTour } from "../support/tour";

const step = (page: Page, number: number) => page.getByText(`step ${number} of 6`);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Welcome tour" });

/** With script, what one did is kept a moment later. */
async function ended(page: Page, act: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/tour/end");
  await act();
  await kept;
}

test("a new company is led through the tour to its dashboard, and is not shown it again", async ({
  page,
}) => {
  const person = await newCompany();
  await showTour(person);
  await signIn(page, person);
  await open(page, "/dashboard");
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(step(page, number)).toBeVisible();
    await page.getByRole("link", { name: "Next" }).click();
  }
  await expect(step(page, 6)).toBeVisible();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByRole("heading", { name: "Reports and Analytics" })).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await ended(page, () => page.getByRole("button", { name: "Get Started" }).click());
  await expect(page).toHaveURL("/dashboard");
  await expect(step(page, 1)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(step(page, 1)).toBeHidden();
});

test("the tour opens over the page one is on where there is script, and closing it begins it again with step one", async ({
  page,
}) => {
  await signIn(page, await newCompany());
  await open(page, "/help");
  const link = page.getByRole("link", { name: "View Tutorial" });
  if (isPlain()) {
    await follow(page, link);
    await expect(page).toHaveURL("/tour");
    return;
  }
  await link.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Next" }).click();
  await expect(step(page, 2)).toBeVisible();
  await ended(page, () => page.keyboard.press("Escape"));
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/help");
  await link.press("Enter");
  await expect(step(page, 1)).toBeVisible();
  for (const number of [2, 3, 4, 5, 6]) {
    await page.keyboard.press("Enter");
    await expect(step(page, number)).toBeVisible();
  }
  await ended(page, () => page.keyboard.press("Enter"));
  await expect(dialog(page)).toBeHidden();
});
