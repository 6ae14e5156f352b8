import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { finishPasswordReset, hashPassword, startPasswordReset } from "~/auth/password.server";
import { startSession } from "~/auth/session.server";
import { SignInRefused, signIn } from "~/auth/sign-in.server";
import { signUp } from "~/auth/sign-up.server";
import { testDatabase } from "../support/database";
import { newCompany, newEmail } from "../support/people";

const request = () => new Request("http://fleet.test/auth?tab=signin", { method: "POST" });

function liveSessions(userId: string) {
  return testDatabase()
    .owner.selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}

function passwordHash(userId: string): Promise<string> {
  return testDatabase()
    .owner.selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
    .then((row) => row.password_hash);
}

async function resetToken(email: string): Promise<string> {
  let token = "";
  await startPasswordReset(email, false, (_trx, reset) => Promise.resolve(void (token = reset.token)));
  return token;
}

test("no session starts with a password that was changed after it was checked", async () => {
  const { userId } = await newCompany();
  const checked = await passwordHash(userId);
  await testDatabase()
    .owner.updateTable("users")
    .set({ password_hash: await hashPassword("a new one entirely") })
    .where("id", "=", userId)
    .execute();
  const before = await liveSessions(userId);
  expect(await startSession(request(), userId, checked)).toBeUndefined();
  expect(await liveSessions(userId)).toEqual(before);
  expect(await startSession(request(), userId, await passwordHash(userId))).toBeInstanceOf(Headers);
});

test("while a password is reset, those who come with the old one are left with no session", async () => {
  for (let round = 0; round < 5; round++) {
    const { email, password, userId } = await newCompany();
    const token = await resetToken(email);
    const fields = new FormData();
    fields.set("email", email);
    fields.set("password", password);
    const comeIn = async (delay: number) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const person = await signIn(request(), fields).catch((error: unknown) => {
        if (error instanceof SignInRefused) return undefined;
        throw error;
      });
      return person && (await startSession(request(), person.userId, person.passwordHash));
    };
    const [reset] = await Promise.all([
      finishPasswordReset(token, "a new one entirely"),
      ...[0, 5, 10, 20].map((delay) => comeIn(delay + round * 5)),
    ]);
    expect(reset).toEqual({ userId });
    expect(await liveSessions(userId)).toEqual([]);
  }
});

const company = {
  companyName: "Hill Haulage",
  companyAddress: "1 Yard Road, Denver, CO 80202",
  phoneNumber: "5",
  timeZone: "America/Denver",
};

test("the key of a sign-up that was used already lets nobody in without its password", async () => {
  const token = await makeFormToken(formHolder("visitor"));
  const first = { email: newEmail(), password: "correct horse battery", ...company };
  const made = await signUp(first, token);
  expect(await signUp(first, token)).toEqual(made);
  expect(await signUp({ ...first, password: "another one" }, token)).toEqual({ problem: "address-taken" });
  const second = { ...first, email: newEmail(), password: "another one" };
  expect(await signUp(second, token)).toEqual({ problem: "address-taken" });
});

test("a sign-up sent again after the password was changed does not sign in with the old one", async () => {
  const token = await makeFormToken(formHolder("visitor"));
  const typed = { email: newEmail(), password: "correct horse battery", ...company };
  await signUp(typed, token);
  await finishPasswordReset(await resetToken(typed.email), "a new one entirely");
  expect(await signUp(typed, token)).toEqual({ problem: "address-taken" });
});
