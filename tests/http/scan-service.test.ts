import { readFileSync } from "node:fs";
import { http, HttpResponse } from "msw";
import { afterAll, expect, test, vi } from "vitest";
import { readScan } from "~/features/scans/read-scan.server";
import { endScanning } from "~/features/scans/process/scanning-process.server";
import { completion, completionsUrl } from "../../mocks/lookup-service";
import { mockedService } from "../support/mocked-service";
import { alertOf, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { photoFile } from "../support/photos";
import { signedIn } from "../support/records";
import { samples, samplesAvailable } from "../support/samples";
import { addScan, found } from "../support/scans";
import type { Visitor } from "../support/visitor";

vi.hoisted(() => {
  Object.assign(process.env, { VISION_URL: "https://lookup.example/v1", VISION_MODEL: "reads-photos-1" });
});

const service = mockedService();
afterAll(endScanning);

/** Counts the questions. */
function answering(answer: () => Response): { count: number } {
  const asked = { count: 0 };
  service.use(
    http.post(completionsUrl, () => {
      asked.count++;
      return answer() as HttpResponse<string>;
    }),
  );
  return asked;
}

const start = "/scans/new/vehicle";
const vinPlate = () =>
  new File([readFileSync(samples("images/vin/rf_000.jpg"))], "plate.jpg", { type: "image/jpeg" });

async function scan(visitor: Visitor, photo: File): Promise<string> {
  await visitor.get(start);
  const sent = await visitor.submit(start, { photo }, "Scan");
  expect(sent.status).toBe(303);
  const scanId = sent.location!.split("/").at(-1)!;
  await readScan(scanId);
  return scanId;
}

test.skipIf(!samplesAvailable)(
  "a photo goes to the service only where the page says so, and what it read is compared with the built-in reading",
  { timeout: 120_000 },
  async () => {
    const visitor = await signedIn(await newCompany({ plan: "enterprise" }));
    expect((await visitor.get(start)).text).toContain(
      "It is read on this machine and by the vision service at lookup.example and shown to you before anything is saved.",
    );
    expect((await visitor.get("/account")).text).toContain(
      "Photos to scan and part lookups are also sent to the vision service at lookup.example.",
    );
    const asked = answering(() => completion({ fields: { vin: "1FUJGLDR8CSBA1234", unitNumber: "T-12" } }));
    const scanId = await scan(visitor, vinPlate());
    expect(asked.count).toBe(1);
    const form = await visitor.get(`/fleet-data/new?scan=${scanId}`);
    expect(form.text).toContain("Read by the vision service at lookup.example.");
    expect(valueOf(form, "vin")).toBe("1FUJGLDR8CSBA1234");
    expect(form.text).toMatch(/Only the vision service read this.*The built-in reading is [A-Z0-9]{17}\./);
    expect(form.html.querySelectorAll(".scan-evidence mark").length).toBeGreaterThan(0);
  },
);

test("make and model that the service read fill their field", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const scanId = await addScan(company, {
    purpose: "vehicle",
    fields: { make: "Freightliner", model: found("Cascadia", { doubts: [0], note: "Only one reading." }) },
  });
  const form = await (await signedIn(company)).get(`/fleet-data/new?scan=${scanId}`);
  expect([valueOf(form, "makeModel"), valueOf(form, "make")]).toEqual(["Freightliner Cascadia", ""]);
  expect(form.text).toContain("Only one reading.");
});

test.skipIf(!samplesAvailable)(
  "without an answer the built-in reading fills the form, and the page says that",
  { timeout: 120_000 },
  async () => {
    const visitor = await signedIn(await newCompany({ plan: "enterprise" }));
    const asked = answering(() => new HttpResponse(null, { status: 503 }));
    const scanId = await scan(visitor, vinPlate());
    expect(asked.count).toBe(2);
    const form = await visitor.get(`/fleet-data/new?scan=${scanId}`);
    expect(form.text).toContain("The vision service is busy: this was read without it.");
    expect(valueOf(form, "vin")).toMatch(/^[A-Z0-9]{17}$/);
  },
);

test("a photo that neither can read says so for both", { timeout: 120_000 }, async () => {
  const visitor = await signedIn(await newCompany({ plan: "enterprise" }));
  answering(() => new HttpResponse(null, { status: 401 }));
  const scanId = await scan(visitor, await photoFile());
  expect(alertOf(await visitor.get(`/scans/${scanId}`))).toBe(
    "Extraction failed Could not extract vehicle data from image The vision service refused the question: this was read without it.",
  );
});

test("photos of smaller plans stay on the machine", { timeout: 120_000 }, async () => {
  const asked = answering(() => completion({ fields: {} }));
  for (const plan of ["free", "pro"] as const) {
    const visitor = await signedIn(await newCompany({ plan }));
    expect((await visitor.get(start)).text).toContain("It is read on this machine and shown to you");
    expect((await visitor.get("/account")).text).toContain("Nothing is sent elsewhere.");
    const scanId = await scan(visitor, await photoFile());
    const { state } = await testDatabase()
      .owner.selectFrom("scans")
      .select("state")
      .where("id", "=", scanId)
      .executeTakeFirstOrThrow();
    expect(state).toBe("failed");
  }
  expect(asked.count).toBe(0);
});
