import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  answerAddressLink,
  askForAddress,
  findAddressLink,
  getOpenChange,
} from "~/auth/address-change.server";
import { formHolder } from "~/auth/form-holder.server";
import { finishPasswordReset, startPasswordReset } from "~/auth/password.server";
import { requireScope } from "~/auth/require-scope.server";
import { signUp } from "~/auth/sign-up.server";
import { environment } from "~/environment";
import { makeFormToken } from "~/http/forms/form-token.server";
import { askedForAddress } from "../support/address-change";
import { testDatabase } from "../support/database";
import { type Member, newCompany, newEmail, sessionCookies } from "../support/people";

const { owner } = testDatabase();
const press = async (token: string) => answerAddressLink(token, await makeFormToken(formHolder("visitor")));

function userOf({ userId }: Member) {
  return owner.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
}

function liveSessions({ userId }: Member) {
  return owner
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}

async function laterBy({ userId }: Member, interval: string): Promise<void> {
  await owner
    .updateTable("address_changes")
    .set({
      created_at: sql<Date>`created_at - ${interval}::interval`,
      changed_at: sql<Date>`changed_at - ${interval}::interval`,
    })
    .where("user_id", "=", userId)
    .execute();
}

test("the address changes once both links were pressed, in whichever order; other browsers are then signed out", async () => {
  for (const order of [["newToken", "oldToken"] as const, ["oldToken", "newToken"] as const]) {
    const person = await newCompany();
    await sessionCookies(person.userId);
    const email = newEmail();
    const links = await askedForAddress(person, email);
    expect(await press(links[order[0]])).toMatchObject({ state: "waits" });
    expect(await userOf(person)).toMatchObject({ email: person.email, email_confirmed_at: null });
    expect(await press(links[order[1]])).toEqual({ state: "changed", newEmail: email });
    expect(await userOf(person)).toMatchObject({ email, email_confirmed_at: expect.any(Date) as Date });
    expect(await liveSessions(person)).toEqual([{ id: person.scope.sessionId }]);
    expect(await press(links.newToken)).toEqual({ problem: "over" });
  }
});

test("both links pressed at the same moment change it once", async () => {
  const person = await newCompany();
  const email = newEmail();
  const { newToken, oldToken } = await askedForAddress(person, email);
  const states = (await Promise.all([press(newToken), press(oldToken)])).map((answer) =>
    "state" in answer ? answer.state : answer.problem,
  );
  expect(states.sort()).toEqual(["changed", "waits"]);
  expect(await userOf(person)).toMatchObject({ email });
});

test("a link is over after 24 hours, after a newer request, and once the change is called off", async () => {
  const person = await newCompany();
  const first = await askedForAddress(person, newEmail());
  const second = await askedForAddress(person, newEmail());
  for (const token of Object.values(first)) expect(await press(token)).toEqual({ problem: "over" });
  await laterBy(person, "24 hours");
  for (const token of Object.values(second)) expect(await press(token)).toEqual({ problem: "over" });
  const third = await askedForAddress(person, newEmail());
  expect(await press(third.undoToken)).toEqual({ state: "cancelled", oldEmail: person.email });
  expect(await press(third.newToken)).toEqual({ problem: "over" });
  expect(await getOpenChange(person.scope)).toBeUndefined();
  expect(await press("made up")).toEqual({ problem: "over" });
});

test("for seven days the old address takes itself back, and every browser is signed out", async () => {
  const person = await newCompany();
  const { newToken, oldToken, undoToken } = await askedForAddress(person, newEmail());
  await press(newToken);
  await press(oldToken);
  await laterBy(person, "6 days 23 hours");
  expect(await findAddressLink(undoToken)).toMatchObject({ kind: "undo" });
  expect(await press(undoToken)).toEqual({ state: "undone", oldEmail: person.email });
  expect((await userOf(person)).email).toBe(person.email);
  expect(await liveSessions(person)).toEqual([]);
  const other = await newCompany();
  const links = await askedForAddress(other, newEmail());
  await press(links.newToken);
  await press(links.oldToken);
  await laterBy(other, "7 days");
  expect(await press(links.undoToken)).toEqual({ problem: "over" });
});

test("nobody can sign up with an address that may still be taken back, or move to it", async () => {
  const person = await newCompany();
  const { newToken, oldToken, undoToken } = await askedForAddress(person, newEmail());
  await press(newToken);
  await press(oldToken);
  const company = { companyName: "Hill", companyAddress: "1 Road", phoneNumber: "5", timeZone: "UTC" };
  const token = await makeFormToken(formHolder("visitor"));
  const typed = { email: person.email, password: "correct horse battery", ...company };
  expect(await signUp(typed, token)).toEqual({ problem: "address-taken" });
  const thief = await newCompany();
  const links = await askedForAddress(thief, person.email);
  await press(links.newToken);
  expect(await press(links.oldToken)).toEqual({ problem: "taken" });
  expect(await press(undoToken)).toMatchObject({ state: "undone" });
});

test("an address of somebody else is asked for in the same way, gets no link, and does not change hands", async () => {
  const [person, other] = [await newCompany(), await newCompany()];
  const token = await makeFormToken(formHolder(person.userId));
  let isTaken: boolean | undefined;
  const fields = { email: other.email, password: person.password };
  const asked = await askForAddress(person.scope, fields, token, (_trx, links) => {
    isTaken = links.isTaken;
    return Promise.resolve();
  });
  expect([asked, isTaken]).toEqual([{ asked: true }, true]);
  expect((await getOpenChange(person.scope))!.new_email).toBe(other.email);
  expect((await userOf(person)).email).toBe(person.email);
});

test("an address that somebody signed up with in the meantime is not taken from them", async () => {
  const person = await newCompany();
  const email = newEmail();
  const { newToken, oldToken } = await askedForAddress(person, email);
  const other = await newCompany();
  await owner.updateTable("users").set({ email }).where("id", "=", other.userId).execute();
  await press(newToken);
  expect(await press(oldToken)).toEqual({ problem: "taken" });
  expect((await userOf(person)).email).toBe(person.email);
});

test("nobody becomes the master by asking for its address: it takes the link that was mailed there", async () => {
  const person = await newCompany();
  const isMaster = async () => {
    const cookie = await sessionCookies(person.userId);
    const request = new Request("http://fleet.test/dashboard", { headers: { cookie } });
    return (await requireScope(request, "dashboard:use")).isMaster;
  };
  const master = environment.MASTER_EMAIL!;
  await owner.updateTable("users").set({ email: newEmail() }).where("email", "=", master).execute();
  const { newToken, oldToken } = await askedForAddress(person, master);
  await press(oldToken);
  expect(await isMaster()).toBe(false);
  await press(newToken);
  expect(await isMaster()).toBe(true);
  await owner.updateTable("users").set({ email: newEmail() }).where("id", "=", person.userId).execute();
});

test("a link to reset the password that went to the old address is of no use after the change", async () => {
  const person = await newCompany();
  let token = "";
  await startPasswordReset(person.email, true, (_trx, reset) => Promise.resolve(void (token = reset.token)));
  const links = await askedForAddress(person, newEmail());
  await press(links.newToken);
  await press(links.oldToken);
  expect(await finishPasswordReset(token, "a new one entirely")).toEqual({ problem: "stale" });
});

test("managers read who changed an address, and nobody reads a token", async () => {
  const person = await newCompany();
  const email = newEmail();
  const { newToken, oldToken, undoToken } = await askedForAddress(person, email);
  for (const token of [newToken, oldToken, undoToken]) await press(token);
  const notes = await owner
    .selectFrom("audit_events")
    .selectAll()
    .where("account_id", "=", person.accountId)
    .execute();
  const said = notes.map(({ what }) => what);
  expect(said).toContain(`Asked to change the address to ${email}`);
  expect(said).toContain(`Changed the address from ${person.email} to ${email}`);
  expect(said).toContain(`Undid the change of the address: it is ${person.email} again`);
  const rows = await owner
    .selectFrom("address_changes")
    .selectAll()
    .where("user_id", "=", person.userId)
    .execute();
  for (const token of [newToken, oldToken, undoToken])
    expect(JSON.stringify([notes, rows])).not.toContain(token);
});
