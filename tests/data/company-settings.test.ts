import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import {
  getCompanySettings,
  getSalesRates,
  updateCompanySettings,
} from "~/features/company-settings/company-settings.server";
import type { CompanySettings } from "~/features/company-settings/settings-schema";
import { suggestedTaxRate } from "~/features/company-settings/suggested-tax-rate";
import { readLogo } from "~/features/files/logo.server";
import type { Picture, PictureProblem } from "~/features/files/picture.server";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { ownedPhoto } from "../support/photos";
import { samples, samplesAvailable } from "../support/samples";

test.each([
  ["02138", "6.25"],
  ["10001", "7"],
  ["27601", "6.5"],
  ["33101", "7.5"],
  ["43004", "6"],
  ["59001", "5.5"],
  ["60614", "8.25"],
  ["75201", "6.75"],
  ["80202", "7.25"],
  ["97201", "9"],
  ["SW1A 1AA", "7"],
])("the ZIP %s proposes %s percent", (zip, rate) => {
  expect(suggestedTaxRate({ zip, address: "1 Road, Boston MA 02138" })).toBe(rate);
});

test.each([
  ["1 Yard Road, Chicago IL 60614", "8.25"],
  ["1 Yard Road\nCambridge, MA 02138-1234\n", "6.25"],
  ["97201 Yard Road, Portland, OR 97201, USA", "9"],
  ["60614 Yard Road, Springfield", "7"],
  ["1 Yard Road, Springfield 123456", "7"],
  ["", "7"],
])("without a ZIP it is read from the end of the address %j: %s percent", (address, rate) => {
  expect(suggestedTaxRate({ zip: null, address })).toBe(rate);
  expect(suggestedTaxRate({ zip: " ", address })).toBe(rate);
});

async function save({ scope, userId }: Member, typed: Partial<CompanySettings> = {}) {
  const { version } = await getCompanySettings(scope);
  const settings: CompanySettings = {
    photoId: null,
    companyName: "Yard Parts",
    headerText: "",
    address: "1 Yard Road",
    phone: "555-0100",
    taxId: "",
    taxRate: null,
    shopPercent: null,
    fleetPercent: null,
    booksClosedUntil: null,
    replyTo: null,
    openingReason: null,
    version,
    ...typed,
  };
  return updateCompanySettings(scope, settings, await makeFormToken(formHolder(userId)));
}

const storedLetterheads = ({ accountId }: Member) =>
  testDatabase().owner.selectFrom("letterheads").selectAll().where("account_id", "=", accountId).execute();

test("an account that saved nothing finds its own name, address and phone, and the rate of its ZIP", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const { letterhead, estimate, version } = await getCompanySettings(company.scope);
  expect(letterhead).toMatchObject({ address: "1 Yard Road, Springfield", phone: "555-0100", logo: null });
  expect([estimate, version]).toEqual(["7", 0]);
  expect(await getSalesRates(company.scope)).toEqual({
    taxRate: "7",
    isEstimate: true,
    shopPercent: "0",
    fleetPercent: "0",
  });
});

test("a rate that was saved holds, also 0", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await save(company, { taxRate: "8.25", shopPercent: "10", fleetPercent: "12.5" });
  const rates = { taxRate: "8.25", isEstimate: false, shopPercent: "10", fleetPercent: "12.5" };
  expect(await getSalesRates(company.scope)).toEqual(rates);
  await save(company, { taxRate: "0" });
  expect(await getSalesRates(company.scope)).toMatchObject({ taxRate: "0", isEstimate: false });
});

test("what was issued keeps its letterhead; one that says the same is not kept twice", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const before = await sold(company, [{ partNumber: "LF9080" }]);
  const photoId = await ownedPhoto(company);
  await save(company, { companyName: "Yard Parts", photoId });
  await save(company, { companyName: "Yard Parts", photoId, taxRate: "5" });
  const after = await sold(company, [{ partNumber: "LF9080" }]);
  const nameOn = async (id: string) => (await getInvoice(company.scope, id))!.document.letterhead;
  expect(await nameOn(before)).toMatchObject({ companyName: company.scope.account.companyName, logo: null });
  expect(await nameOn(after)).toMatchObject({ companyName: "Yard Parts", logo: { id: photoId } });
  expect(await storedLetterheads(company)).toHaveLength(2);
  await save(company, { companyName: "Yard Parts Inc" });
  expect(await nameOn(after)).toMatchObject({ companyName: "Yard Parts" });
  expect(await storedLetterheads(company)).toHaveLength(3);
});

test("of two people who save at once, also for the first time, one is told", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let round = 0; round < 3; round++) {
    const results = await Promise.all([
      save(company, { taxId: "1", version: round }),
      save(company, { taxId: "2", version: round }),
    ]);
    const refused = results.filter((result) => "problem" in result);
    expect(refused).toEqual([{ problem: "changed-meanwhile", version: round + 1 }]);
  }
});

test("another company's picture is no logo", async () => {
  const [company, stranger] = await Promise.all([newCompany(), newCompany()]);
  const photoId = await ownedPhoto(stranger);
  expect(await save(company, { photoId })).toEqual({ problem: "logo-gone" });
  expect(await storedLetterheads(company)).toEqual([]);
});

const side = 80;
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** A square of this colour on nothing. */
async function drawn(colour: string): Promise<Sharp> {
  const square = await blank(side, side, colour).png().toBuffer();
  const drawing = blank(300, 100, "#0000").composite([{ input: square, left: 10, top: 10 }]);
  return sharp(await drawing.png().toBuffer());
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>');

function taken(picture: Picture | PictureProblem): Picture {
  if ("problem" in picture) throw new Error(picture.texts.join(" "));
  return picture;
}

async function cornerAndMiddle({ bytes }: Picture): Promise<number[]> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return [data[0]!, data[(info.width * 50 + 50) * info.channels]!];
}

test.each(["png", "webp", "gif", "tiff", "avif", "jpeg"] as const)(
  "a logo may be a %s file",
  async (format) => {
    const file = await (await drawn("#c04020")).flatten({ background: "#fff" }).toFormat(format).toBuffer();
    const logo = taken(await readLogo(file));
    expect([logo.width, logo.height]).toEqual([300, 100]);
    expect(logo.contentType).toBe(format === "jpeg" ? "image/jpeg" : "image/png");
    expect((await sharp(logo.bytes).metadata()).hasAlpha).toBe(false);
  },
);

test("a logo without a background can be read on white paper, also a white one", async () => {
  const onPaper = async (colour: string) =>
    cornerAndMiddle(taken(await readLogo(await (await drawn(colour)).png().toBuffer())));
  const [paper, ink] = await onPaper("#203060");
  expect([paper, ink! < 100]).toEqual([255, true]);
  const [dark, white] = await onPaper("#ffffff");
  expect([dark! < 80, white]).toEqual([true, 255]);
});

test("a logo is made small enough for every page it stands on", async () => {
  const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const { width, height } = taken(await readLogo(file));
  expect([width, height]).toEqual([600, 300]);
});

test("what is too large, or no picture that can be shown, is refused in words", async () => {
  expect(await readLogo(new Uint8Array(2 * 1_048_576 + 1))).toEqual({
    problem: "File too large",
    texts: ["Logo must be under 2MB"],
  });
  expect(await readLogo(svg)).toMatchObject({
    problem: "Invalid file",
    texts: [
      "Please upload an image file",
      expect.stringContaining("This is an SVG drawing. JPEG, PNG, WebP, GIF, TIFF and AVIF are taken."),
    ],
  });
  const cut = (await (await drawn("#000")).png().toBuffer()).subarray(0, 200);
  expect(await readLogo(cut)).toMatchObject({
    texts: [expect.anything(), expect.stringContaining("damaged")],
  });
});

test.skipIf(!samplesAvailable)("a real TIFF of many pages shows its first", async () => {
  taken(await readLogo(readFileSync(samples("images/formats/pillow_multipage.tiff"))));
});
