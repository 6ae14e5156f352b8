import { expect, test } from "vitest";
import { sql } from "kysely";
import { formHolder } from "~/auth/form-holder.server";
import { decryptFor, encryptFor } from "~/auth/installation.server";
import { finishPasswordReset, startPasswordReset } from "~/auth/password.server";
import { startSession } from "~/auth/session.server";
import { signUp } from "~/auth/sign-up.server";
import { readProof, takeProof } from "~/auth/two-step/proof.server";
import { findSecondStep, finishSecondStep } from "~/auth/two-step/second-step.server";
import { isTwoStepOn } from "~/auth/two-step/two-step-on.server";
import {
  confirmTwoStep,
  getSetup,
  getTwoStep,
  makeRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
} from "~/auth/two-step/two-step.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany, newEmail } from "../support/people";
import { codeOf, turnOnTwoStep, waitingCookies } from "../support/two-step";

const { owner } = testDatabase();
const formToken = ({ userId }: { userId: string }) => makeFormToken(formHolder(userId));
const visitorToken = () => makeFormToken(formHolder("visitor"));

async function withTwoStep() {
  const person = await newCompany();
  return { person, ...(await turnOnTwoStep(person)) };
}

/** True if the code is right now, and was not used. */
async function accepts({ userId }: Member, code: string, now = Date.now()): Promise<boolean> {
  const proof = await readProof(userId, code, now);
  return owner.transaction().execute((trx) => takeProof(trx, userId, proof));
}

async function browserOf(person: Member): Promise<Request> {
  const cookies = await waitingCookies(person);
  return new Request("http://fleet.test/auth/second-step", { headers: { cookie: cookies.join("; ") } });
}

async function enter(request: Request, code: string, token?: string) {
  const tellOwner = () => Promise.resolve();
  return finishSecondStep(request, { code, formToken: token ?? (await visitorToken()), tellOwner });
}

function liveSessions({ userId }: Member, device?: string) {
  return owner
    .selectFrom("sessions")
    .select(["id", "device"])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .$if(device !== undefined, (query) => query.where("device", "=", device!))
    .execute();
}

async function notesOf({ accountId }: Member): Promise<string[]> {
  const notes = await owner
    .selectFrom("audit_events")
    .select(["what", "user_id"])
    .where("account_id", "=", accountId)
    .orderBy("happened_at")
    .execute();
  return notes.map(({ what }) => what);
}

test("the codes are those of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(codeOf(secret, 59_000)).toBe("287082");
  expect(codeOf(secret, 1_111_111_109_000)).toBe("081804");
  expect(codeOf(secret, 20_000_000_000_000)).toBe("353130");
});

test("a code of now, of the half minute before and of the one after is right; any other is not", async () => {
  const now = Date.now();
  for (const [seconds, isRight] of [
    [-90, false],
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ] as const) {
    const { person, secret } = await withTwoStep();
    expect([seconds, await accepts(person, codeOf(secret, now + seconds * 1000), now)]).toEqual([
      seconds,
      isRight,
    ]);
  }
});

test("a code is of use once, and none from before it", async () => {
  const { person, secret } = await withTwoStep();
  const now = Date.now();
  expect(await accepts(person, codeOf(secret, now), now)).toBe(true);
  expect(await accepts(person, codeOf(secret, now), now)).toBe(false);
  expect(await accepts(person, codeOf(secret, now - 30_000), now)).toBe(false);
  expect(await accepts(person, codeOf(secret, now + 30_000), now)).toBe(true);
});

test("of ten posts of one code at the same moment one is accepted", async () => {
  const { person, secret } = await withTwoStep();
  const now = Date.now();
  const tries = Array.from({ length: 10 }, () => accepts(person, codeOf(secret, now), now));
  expect((await Promise.all(tries)).filter(Boolean)).toEqual([true]);
});

test("of two browsers that send one recovery code at the same moment one comes in", async () => {
  const { person, recoveryCodes } = await withTwoStep();
  const browsers = await Promise.all([browserOf(person), browserOf(person)]);
  const answers = await Promise.all(browsers.map((browser) => enter(browser, recoveryCodes[3]!)));
  expect(answers.filter((answer) => !("problem" in answer))).toEqual([
    expect.objectContaining({ codesLeft: 9 }),
  ]);
  expect(answers.filter((answer) => "problem" in answer)).toEqual([{ problem: "wrong-code" }]);
  expect(await getTwoStep(person.scope)).toMatchObject({ codesLeft: 9 });
  expect(await notesOf(person)).toContain("Used a recovery code; 9 left");
});

test("another person's code and recovery code are refused in the same way as a wrong one", async () => {
  const [mine, theirs] = [await withTwoStep(), await withTwoStep()];
  const wrong = codeOf(mine.secret) === "000000" ? "000001" : "000000";
  for (const code of [wrong, codeOf(theirs.secret), theirs.recoveryCodes[0]!, "", "abc", "1".repeat(40)]) {
    const before = await liveSessions(mine.person);
    await owner.deleteFrom("attempts").where("subject", "=", mine.person.email).execute();
    expect(await enter(await browserOf(mine.person), code)).toEqual({ problem: "wrong-code" });
    expect(await liveSessions(mine.person)).toEqual(before);
  }
  expect(await getTwoStep(theirs.person.scope)).toMatchObject({ codesLeft: 10 });
  const notes = await notesOf(mine.person);
  expect(notes.filter((note) => note === "Sign-in refused: wrong code")).toHaveLength(6);
});

test("one form sent twice at the same moment opens one session, and both answers have it", async () => {
  const { person, secret } = await withTwoStep();
  const browser = await browserOf(person);
  const token = await visitorToken();
  const before = await liveSessions(person);
  const code = codeOf(secret);
  const answers = await Promise.all([enter(browser, code, token), enter(browser, code, token)]);
  const cookies = answers.map((answer) => ("headers" in answer ? answer.headers.getSetCookie() : answer));
  expect(cookies[0]).toEqual(cookies[1]);
  expect(await liveSessions(person)).toHaveLength(before.length + 1);
});

test("the form of somebody who came in is of no use in another browser that knows the password", async () => {
  const { person, secret } = await withTwoStep();
  const token = await visitorToken();
  const code = codeOf(secret);
  expect(await enter(await browserOf(person), code, token)).toHaveProperty("headers");
  expect(await enter(await browserOf(person), code, token)).toEqual({ problem: "wrong-code" });
});

test("a right password waits ten minutes, once, and in its own browser", async () => {
  const { person, secret } = await withTwoStep();
  const browser = await browserOf(person);
  expect(await findSecondStep(browser)).toMatchObject({ email: person.email });
  const cookies = browser.headers.get("cookie")!.split("; ");
  const withoutDevice = cookies.filter((cookie) => !cookie.startsWith("device="));
  const elsewhere = new Request(browser.url, { headers: { cookie: withoutDevice.join("; ") } });
  expect(await findSecondStep(elsewhere)).toBeUndefined();
  expect(await enter(elsewhere, codeOf(secret))).toEqual({ problem: "over" });
  await owner
    .updateTable("second_steps")
    .set({ created_at: sql<Date>`now() - interval '10 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  expect(await findSecondStep(browser)).toBeUndefined();
  expect(await enter(browser, codeOf(secret))).toEqual({ problem: "over" });
  const again = await browserOf(person);
  expect(await enter(again, codeOf(secret))).toHaveProperty("headers");
  expect(await enter(again, codeOf(secret, Date.now() + 30_000))).toEqual({ problem: "over" });
});

test("after five wrong codes the next waits, also a right one, also after the password again", async () => {
  const { person, secret } = await withTwoStep();
  for (let tries = 0; tries < 5; tries++)
    expect(await enter(await browserOf(person), "123")).toEqual({ problem: "wrong-code" });
  expect(await enter(await browserOf(person), codeOf(secret))).toMatchObject({ problem: "wait" });
});

test("the password alone starts no session, neither at sign-in nor by the form that signed up", async () => {
  const typed = { email: newEmail(), password: "correct horse battery" };
  const company = { companyName: "Hill", companyAddress: "1 Road", phoneNumber: "5", timeZone: "UTC" };
  const token = await visitorToken();
  await signUp({ ...typed, ...company }, token);
  const { person } = await withTwoStep();
  await owner
    .updateTable("two_step")
    .set({ user_id: sql<string>`(select id from users where email = ${typed.email})` })
    .where("user_id", "=", person.userId)
    .execute();
  const signedUp = await signUp({ ...typed, ...company }, token);
  if ("problem" in signedUp) throw new Error(signedUp.problem);
  const request = new Request("http://fleet.test/auth");
  expect(await startSession(request, signedUp.userId, signedUp.passwordHash)).toBeUndefined();
});

test("a password reset does not turn it off, and forgets passwords that wait for a code", async () => {
  const { person, secret } = await withTwoStep();
  const browser = await browserOf(person);
  let token = "";
  await startPasswordReset(person.email, true, (_trx, reset) => Promise.resolve(void (token = reset.token)));
  await finishPasswordReset(token, "a new one entirely");
  expect(await isTwoStepOn(person.userId)).toBe(true);
  expect(await enter(browser, codeOf(secret))).toEqual({ problem: "over" });
  expect(await liveSessions(person)).toEqual([]);
  expect(await notesOf(person)).toContain("Changed the password with a mailed link");
});

test("the secret and the codes are not in the database as they are", async () => {
  const { person, secret, recoveryCodes } = await withTwoStep();
  const { rows } = await sql`
    select t::text as row from two_step t where user_id = ${person.userId}
    union all select c::text from recovery_codes c where user_id = ${person.userId}
    union all select p::text from form_posts p`.execute(owner);
  const written = JSON.stringify(rows);
  for (const known of [secret, ...recoveryCodes]) expect(written).not.toContain(known);
});

test("what is encrypted for one person cannot be read as another's, or changed", async () => {
  const encrypted = await encryptFor("one", "a secret");
  expect(await encryptFor("one", "a secret")).not.toBe(encrypted);
  expect(await decryptFor("one", encrypted)).toBe("a secret");
  await expect(decryptFor("two", encrypted)).rejects.toThrow();
  const changed = Buffer.from(encrypted, "base64url");
  changed[changed.length - 1]! ^= 1;
  await expect(decryptFor("one", changed.toString("base64url"))).rejects.toThrow();
});

test("it is set up with the password and a first code, and the same form shows the same recovery codes again", async () => {
  const person = await newCompany();
  const wrong = await startTwoStep(person.scope, "something else", await formToken(person));
  expect(wrong).toEqual({ problem: "wrong-password" });
  expect(await startTwoStep(person.scope, person.password, await formToken(person))).toEqual({
    started: true,
  });
  expect(await isTwoStepOn(person.userId)).toBe(false);
  const { secret } = (await getSetup(person.scope))!;
  expect(await confirmTwoStep(person.scope, "12345", await formToken(person))).toEqual({
    problem: "wrong-code",
  });
  const token = await formToken(person);
  const code = codeOf(secret);
  const [first, second] = await Promise.all([
    confirmTwoStep(person.scope, code, token),
    confirmTwoStep(person.scope, code, token),
  ]);
  expect(first).toEqual(second);
  const { codes } = first as { codes: string[] };
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((one) => /^\d{16}$/.test(one))).toBe(true);
  expect(await accepts(person, code)).toBe(false);
  const again = await startTwoStep(person.scope, person.password, await formToken(person));
  expect(again).toEqual({ problem: "already-on" });
  expect(await notesOf(person)).toContain("Turned two-step sign-in on");
});

test("a set-up that was left for half an hour has to be begun again", async () => {
  const person = await newCompany();
  await startTwoStep(person.scope, person.password, await formToken(person));
  const { secret } = (await getSetup(person.scope))!;
  await owner
    .updateTable("two_step")
    .set({ created_at: sql<Date>`now() - interval '30 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  expect(await getSetup(person.scope)).toBeUndefined();
  expect(await confirmTwoStep(person.scope, codeOf(secret), await formToken(person))).toEqual({
    problem: "not-started",
  });
});

test("new recovery codes and turning off take the password and a code; the earlier codes are then of no use", async () => {
  const { person, secret, recoveryCodes } = await withTwoStep();
  const { scope, password } = person;
  const asked = { password, code: recoveryCodes[0]! };
  for (const change of [makeRecoveryCodes, turnOffTwoStep]) {
    expect(await change(scope, { ...asked, password: "no" }, await formToken(person))).toEqual({
      problem: "wrong-password",
    });
    expect(await change(scope, { ...asked, code: "000" }, await formToken(person))).toEqual({
      problem: "wrong-code",
    });
  }
  const made = await makeRecoveryCodes(scope, asked, await formToken(person));
  const { codes } = made as { codes: string[] };
  expect(await accepts(person, recoveryCodes[1]!)).toBe(false);
  expect(await accepts(person, codes[0]!)).toBe(true);
  const token = await formToken(person);
  const off = { password, code: codeOf(secret) };
  expect(await turnOffTwoStep(scope, off, token)).toEqual({ done: true });
  expect(await turnOffTwoStep(scope, off, token)).toEqual({ done: true });
  expect(await isTwoStepOn(person.userId)).toBe(false);
  expect(await turnOffTwoStep(scope, off, await formToken(person))).toEqual({ problem: "not-on" });
  expect(await notesOf(person)).toEqual(
    expect.arrayContaining(["Made new recovery codes", "Turned two-step sign-in off"]),
  );
});
