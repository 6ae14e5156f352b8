import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { copyOfTable } from "~/features/accounts/accounts.server";
import { removeUnattachedFiles } from "~/features/files/clean-up.server";
import { attachFile, getFile, hasFile, releaseFile } from "~/features/files/files.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { photoId } from "~/features/files/photo-schema";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { expectOnConsole } from "../support/console";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { ownedPhoto, photoFile, postedForm, storedFiles } from "../support/photos";

const schema = z.object({ total: z.string({ error: "Total is required" }), photoId });
const noFile = () => new File([], "", { type: "application/octet-stream" });

/** What an action with a photo does up to saving. */
async function send(member: Member, fields: Record<string, string | File>, token?: string) {
  const form = await postedForm(member, fields, token);
  await keepPhoto(member.scope, form, { showsMoney: true });
  const parsed = parseForm(form, schema);
  if (!("problem" in parsed)) return { saved: parsed.value, token: parsed.token };
  const { data, init } = refuseForm(parsed);
  return { answer: data, status: init?.status };
}

function shown(answer: FormAnswer | undefined, name: string): unknown {
  return answer?.result.initialValue?.[name];
}

test("a photo sent with a form is stored once, and the form carries its id", async () => {
  const company = await newCompany();
  const { saved } = await send(company, { total: "5", photo: await photoFile(), photoId: "" });
  const files = await storedFiles(company);
  expect(files).toMatchObject([
    { id: saved!.photoId, user_id: company.userId, shows_money: true, original_name: "IMG_0001.jpg" },
  ]);
  expect(files[0]!.attached_at).toBeNull();
});

test("a form refused for something else still has its photo, and sends nothing twice", async () => {
  const company = await newCompany();
  const token = await makeFormToken(formHolder(company.userId));
  const photo = await photoFile();
  const first = await send(company, { total: "", note: "Kept", photo, photoId: "" }, token);
  expect([first.status, first.answer?.title]).toEqual([400, "Validation Error"]);
  expect(first.answer?.result.error).toEqual({ total: ["Total is required"] });
  const id = shown(first.answer, "photoId") as string;
  expect(shown(first.answer, "note")).toBe("Kept");
  // Where the form is on the screen already, the script puts the id into it.
  expect(first.answer?.result.intent).toMatchObject({ type: "update", payload: { value: { photoId: id } } });
  const again = await send(company, { total: "5", photo: noFile(), photoId: id }, token);
  expect(again.saved).toEqual({ total: "5", photoId: id });
  expect(await storedFiles(company)).toMatchObject([{ id }]);
});

test("the same form sent twice is the same wish, whether the photo came as a file or is kept already", async () => {
  const company = await newCompany();
  const token = await makeFormToken(formHolder(company.userId));
  const photo = await photoFile();
  const first = await send(company, { total: "5", photo, photoId: "" }, token);
  const twice = await send(company, { total: "5", photo, photoId: "" }, token);
  const kept = await send(company, { total: "5", photo: noFile(), photoId: first.saved!.photoId! }, token);
  expect([twice.token, kept.token]).toEqual([first.token, first.token]);
  expect(await storedFiles(company)).toHaveLength(1);
  // Another picture under the same name is another wish.
  const other = await send(company, { total: "5", photo: await photoFile("#0040c0"), photoId: "" }, token);
  expect(other.token).not.toBe(first.token);
  expect(await storedFiles(company)).toHaveLength(2);
});

test("a file that is no photo is refused at its field with the stated title, and everything else is kept", async () => {
  const company = await newCompany();
  const pdf = new File(["%PDF-1.7 and so on"], "receipt.jpg", { type: "image/jpeg" });
  const { answer, status } = await send(company, { total: "5", note: "Kept", photo: pdf, photoId: "" });
  expect([status, answer?.title]).toEqual([400, "Invalid file"]);
  expect(answer?.result.error?.photo).toEqual([
    "Please upload an image file",
    expect.stringContaining("This is a PDF document."),
  ]);
  expect([shown(answer, "total"), shown(answer, "note")]).toEqual(["5", "Kept"]);
  expect(await storedFiles(company)).toEqual([]);
});

test("a photo of 11 MB is refused at its field, beside what else is wrong", async () => {
  const company = await newCompany();
  const large = new File([await photoFile(), new Uint8Array(11_000_000)], "large.jpg");
  const { answer } = await send(company, { total: "", photo: large, photoId: "" });
  expect(answer?.title).toBe("File too large");
  expect(answer?.result.error).toEqual({
    photo: ["Please select an image smaller than 10MB"],
    total: ["Total is required"],
  });
});

test("a form of more than 24 MiB is refused as too large", async () => {
  const company = await newCompany();
  const photo = new File([new Uint8Array(25_500_000)], "huge.jpg");
  await expect(send(company, { total: "5", photo })).rejects.toMatchObject({ init: { status: 413 } });
});

test("a form without a photo field still takes no more than 1 MiB", async () => {
  const { scope } = await newCompany();
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(1_100_000)], "photo.jpg"));
  const request = new Request("http://fleet.test/somewhere", { method: "POST", body });
  await expect(readForm(request, scope)).rejects.toMatchObject({ init: { status: 413 } });
});

test("a kept photo can be taken out again, or another one sent instead", async () => {
  const company = await newCompany();
  const id = await ownedPhoto(company);
  const sent = { total: "5", photo: noFile(), photoId: id };
  expect((await send(company, sent)).saved?.photoId).toBe(id);
  expect((await send(company, { ...sent, removePhoto: "on" })).saved?.photoId).toBeNull();
  const other = await photoFile("#0040c0");
  const replaced = await send(company, { ...sent, photo: other, removePhoto: "on" });
  expect(replaced.saved?.photoId).toMatch(/^[0-9a-f-]{36}$/);
  expect(replaced.saved?.photoId).not.toBe(id);
});

test("a photo that is no longer there, another company's or made up is not taken, and that is said", async () => {
  const company = await newCompany();
  const foreign = await ownedPhoto(await newCompany());
  for (const id of [foreign, crypto.randomUUID(), "' or 1=1", "x".repeat(500)]) {
    const { answer } = await send(company, { total: "5", photo: noFile(), photoId: id });
    expect(answer?.title, id).toBe("Upload failed");
    expect(answer?.result.error?.photo?.[0]).toBe("Failed to upload image");
    expect(shown(answer, "photoId")).toBe("");
  }
  expect(schema.parse({ total: "5", photoId: "' or 1=1" }).photoId).toBeNull();
});

test("a photo whose name came without its bytes is asked for again", async () => {
  const company = await newCompany();
  const { answer } = await send(company, { total: "5", photo: "IMG_0001.jpg", photoId: "" });
  expect(answer?.title).toBe("Upload failed");
  expect(answer?.result.error?.photo).toEqual([
    "Failed to upload image",
    "Choose it again. What you typed is still here.",
  ]);
});

test("when a photo cannot be stored the form comes back with what was typed", async () => {
  const company = await newCompany();
  expectOnConsole(/Upload failed/);
  const broken = { ...company.scope, db: () => Promise.reject(new Error("The disk is full")) };
  const form = await postedForm(company, { total: "5", photo: await photoFile(), photoId: "" });
  await keepPhoto(broken, form, { showsMoney: true });
  const parsed = parseForm(form, schema);
  if (!("problem" in parsed)) throw new Error("It was taken");
  const { data, init } = refuseForm(parsed);
  expect([init?.status, data.title, shown(data, "total")]).toEqual([500, "Upload failed", "5"]);
  expect(data.result.error?.photo?.[0]).toBe("Failed to upload image");
});

test("photos that no record took are cleared away after a day, and attached ones stay", async () => {
  const company = await newCompany();
  const { scope } = company;
  const [fresh, old, attached, released] = [
    await ownedPhoto(company),
    await ownedPhoto(company),
    await ownedPhoto(company),
    await ownedPhoto(company),
  ];
  expect(await scope.db((trx) => attachFile(trx, attached))).toBe(true);
  expect(await scope.db((trx) => attachFile(trx, released))).toBe(true);
  await scope.db((trx) => releaseFile(trx, released));
  expect(await scope.db((trx) => attachFile(trx, attached, attached))).toBe(true);
  await testDatabase()
    .owner.updateTable("files")
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .where("id", "in", [old, attached, released])
    .execute();
  expect(await removeUnattachedFiles()).toBeGreaterThanOrEqual(2);
  expect((await storedFiles(company)).map(({ id }) => id).sort()).toEqual([fresh, attached].sort());
});

test("a photo that a record shows is never cleared away, and holds up no other", async () => {
  const company = await newCompany();
  const { owner } = testDatabase();
  const shownOne = await ownedPhoto(company);
  const other = await ownedPhoto(company);
  await sql`create table showing (photo_id uuid references files)`.execute(owner);
  await sql`insert into showing values (${shownOne})`.execute(owner);
  await owner
    .updateTable("files")
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .where("account_id", "=", company.accountId)
    .execute();
  await removeUnattachedFiles();
  await sql`drop table showing`.execute(owner);
  expect(await storedFiles(company)).toMatchObject([{ id: shownOne }]);
  expect(await hasFile(company.scope, other)).toBe(false);
});

test("a record without a photo, with another company's or with a made-up one is told so", async () => {
  const { scope } = await newCompany();
  const foreign = await ownedPhoto(await newCompany());
  expect(await scope.db((trx) => attachFile(trx, null))).toBe(true);
  expect(await scope.db((trx) => attachFile(trx, foreign))).toBe(false);
  expect(await scope.db((trx) => attachFile(trx, crypto.randomUUID()))).toBe(false);
  expect(await getFile(scope, foreign)).toBeUndefined();
});

test("the copy of the records lists the photos, without their bytes", async () => {
  const company = await newCompany();
  const id = await ownedPhoto(company, { showsMoney: true });
  let json = "";
  for await (const piece of copyOfTable(company.scope, "files")) json += piece;
  const files = JSON.parse(json) as Record<string, unknown>[];
  expect(files).toMatchObject([{ id, width: 400, height: 300, original_name: "IMG_0001.jpg" }]);
  expect(Object.keys(files[0]!)).not.toContain("bytes");
  expect(files[0]!.size).toBeGreaterThan(500);
});
