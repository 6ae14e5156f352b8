import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { beginAttempt, forgetAttempt, waitMessage } from "~/auth/attempts.server";
import { testDatabase } from "../support/database";
import { newCompany, newEmail, sessionCookies } from "../support/people";

function from(address = `10.0.${randomInt(256)}.${randomInt(256)}`, cookie = ""): Request {
  return new Request("http://fleet.test/auth", { headers: { "x-fleet-address": address, cookie } });
}

test("after 5 tries for one address the sixth waits, wherever it comes from", async () => {
  const email = newEmail();
  for (let tries = 0; tries < 5; tries++)
    expect(await beginAttempt("sign-in", email, from())).toHaveProperty("id");
  expect(await beginAttempt("sign-in", email, from())).toEqual({ problem: "wait", minutes: 15 });
  expect(await beginAttempt("reset", email, from())).toHaveProperty("id");
});

test("tries at the same moment count too", async () => {
  const email = newEmail();
  const tries = await Promise.all(Array.from({ length: 12 }, () => beginAttempt("sign-in", email, from())));
  expect(tries.filter((attempt) => "id" in attempt).length).toBeLessThanOrEqual(5);
});

test("after 20 tries from one network address the next waits, whoever it is for", async () => {
  const request = from();
  for (let tries = 0; tries < 20; tries++) {
    expect(await beginAttempt("sign-in", newEmail(), request)).toHaveProperty("id");
  }
  expect(await beginAttempt("sign-in", newEmail(), request)).toHaveProperty("problem", "wait");
});

test("a try that succeeded does not count", async () => {
  const email = newEmail();
  for (let tries = 0; tries < 8; tries++) {
    const attempt = await beginAttempt("sign-in", email, from());
    if ("problem" in attempt) throw new Error("refused");
    await forgetAttempt(attempt.id);
  }
});

test("the wait ends when the oldest try is 15 minutes old", async () => {
  const email = newEmail();
  for (let tries = 0; tries < 5; tries++) await beginAttempt("sign-in", email, from());
  const minutesLater = (minutes: number) =>
    testDatabase()
      .owner.updateTable("attempts")
      .set({ at: sql<Date>`at - make_interval(mins => ${minutes})` })
      .where("subject", "=", email)
      .execute();
  await minutesLater(10);
  expect(await beginAttempt("sign-in", email, from())).toEqual({ problem: "wait", minutes: 5 });
  await minutesLater(5);
  expect(await beginAttempt("sign-in", email, from())).toHaveProperty("id");
});

test("strangers cannot lock out a browser that has signed in before", async () => {
  const { email, userId } = await newCompany();
  const cookie = await sessionCookies(userId);
  for (let tries = 0; tries < 6; tries++) await beginAttempt("sign-in", email, from());
  expect(await beginAttempt("sign-in", email, from())).toHaveProperty("problem");
  expect(await beginAttempt("sign-in", email, from("10.1.1.1", cookie))).toHaveProperty("id");
});

test("the wait is said in whole minutes", () => {
  expect(waitMessage(1)).toContain("Wait 1 minute, then");
  expect(waitMessage(14)).toContain("Wait 14 minutes, then");
});
