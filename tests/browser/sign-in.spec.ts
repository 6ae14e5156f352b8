import { expect, look, lookInBoth, open, signInByForm, test } from "../support/browser";
import { newCompany, newEmail } from "../support/people";
import { codeOf } from "../support/two-step";

test("a company signs up and finds its dashboard", async ({ page }) => {
  await open(page, "/auth?tab=signup");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Company name").fill("Hill Haulage");
  await page.getByLabel("Company address").fill("1 Yard Road");
  await page.getByLabel("Phone number").fill("555-0100");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Account created!")).toBeVisible();
});

test("a wrong password is told in words, at the form", async ({ page }) => {
  const { email } = await newCompany();
  await open(page, "/auth?tab=signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await look(page, "sign-in-refused");
});

test("somebody signs in and out again", async ({ page }) => {
  await signInByForm(page, await newCompany());
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await open(page, "/account");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?tab=signin/);
});

test("somebody turns on two-step sign-in, and signs in with a code of the app", async ({ page }) => {
  const person = await newCompany();
  await signInByForm(page, person);
  await open(page, "/account/two-step");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Set It Up" }).click();
  const key = (await page.locator("code").textContent())!;
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(key));
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByText("Two-step sign-in is on")).toBeVisible();
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await lookInBoth(page, "recovery-codes");
  await page.getByRole("link", { name: "I Have Kept Them" }).click();
  await expect(page.getByText("10 of 10")).toBeVisible();
  await open(page, "/account");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await open(page, "/auth?tab=signin");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/second-step/);
  await page.getByRole("textbox", { name: "Code" }).fill("12345");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This code is not right, or was used already.");
  await lookInBoth(page, "second-step-refused");
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(key, Date.now() + 30_000));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});
