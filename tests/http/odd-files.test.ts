import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readScan } from "~/features/scans/read-scan.server";
import { endScanning } from "~/features/scans/process/scanning-process.server";
import type { Reading } from "~/features/scans/document-kind";
import { alertOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type OddFile, oddFiles, oddSamples } from "../support/odd-files";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { samplesAvailable } from "../support/samples";
import type { Visitor } from "../support/visitor";

const { owner } = testDatabase();
let company: Member;
let visitor: Visitor;

beforeAll(async () => {
  company = await newCompany({ plan: "enterprise" });
  visitor = await signedIn(company);
});

afterAll(endScanning);

const scansOf = () =>
  owner.selectFrom("scans").selectAll().where("account_id", "=", company.accountId).execute();

/** Twice in one form, as a double click sends it. */
async function sendTwice({ bytes, isDocument, fileName = "IMG_0001.jpg" }: OddFile) {
  const page = `/scans/new/${isDocument ? "stock-invoice" : "vehicle"}`;
  const form = (await visitor.get(page)).html.querySelector(`form[action="${page}"]`)!;
  const photo = new File([new Uint8Array(await bytes())], fileName, { type: "image/jpeg" });
  const answers = [];
  for (let count = 0; count < 2; count++) answers.push(await visitor.submit(form, { photo }, "Scan"));
  expect(answers[1]!.location).toBe(answers[0]!.location);
  return answers[0]!;
}

async function look(file: OddFile): Promise<void> {
  const before = (await scansOf()).length;
  const sent = await sendTwice(file);
  const { expected } = file;
  if ("told" in expected) {
    expect([sent.status, messageAt(sent, "photo")]).toEqual([400, expect.stringContaining(expected.told)]);
    expect(alertOf(sent)).toMatch(/Invalid file|File too large/);
    expect(await scansOf()).toHaveLength(before);
    return;
  }
  expect(sent.status).toBe(303);
  expect(await scansOf()).toHaveLength(before + 1);
  const id = sent.location!.split("/").at(-1)!;
  await readScan(id);
  const page = await visitor.get(`/scans/${id}`);
  if ("fails" in expected) {
    expect(alertOf(page)).toMatch(expected.fails);
    expect(page.html.querySelector("main script:not([nonce])")).toBeNull();
    return;
  }
  const scan = await owner.selectFrom("scans").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect((scan.reading as Reading | null)?.fields.vin?.text).toBe(expected.reads);
  expect(valueOf(await visitor.follow(), "vin")).toBe(expected.reads);
}

test("there are at least 60 hostile and odd files", () => {
  const names = [...oddFiles, ...oddSamples].map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
});

test.each(oddFiles.map((file) => ({ file, name: file.name })))("$name", ({ file }) => look(file));

describe.skipIf(!samplesAvailable)("real files", () => {
  test.each(oddSamples.map((file) => ({ file, name: file.name })))("$name", ({ file }) => look(file));
});
