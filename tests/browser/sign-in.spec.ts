import { expect, look, open, signInByForm, test } from "../support/browser";
import { newCompany, newEmail } from "../support/people";

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
