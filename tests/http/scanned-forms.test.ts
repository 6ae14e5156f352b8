import { describe, expect, test } from "vitest";
import { signedIn } from "../support/records";
import {
  type ScannedForm,
  scannedCode,
  scannedForms,
  shopWithScanner,
  textBoxes,
  written,
} from "../support/scanned-forms";

const { company, addressOf } = await shopWithScanner();
const visitor = await signedIn(company);

// Addresses without a text box: there the scanner finds nothing to type in.
const withoutBox: ScannedForm[] = ["the reorder list"];

describe.each(Object.keys(scannedForms) as ScannedForm[])("%s", (form) => {
  test("the Enter of a scanner, in whichever text box the cursor is, saves, removes and ends nothing", async () => {
    const before = await written(company);
    const page = await visitor.get(addressOf(form));
    const names = page.html.querySelectorAll(textBoxes).map((box) => box.getAttribute("name")!);
    expect(names.length > 0).toBe(!withoutBox.includes(form));
    for (const name of names) {
      await visitor.get(addressOf(form));
      const answer = await visitor.enter(name, scannedCode);
      expect(await written(company), name).toEqual(before);
      if (form === "the list") expect(answer.location).toMatch(/^\/inventory\/[0-9a-f-]{36}/);
      else {
        expect(answer.status, name).toBeLessThan(500);
        expect(answer.location, name).toBeUndefined();
        const values = answer.html.querySelectorAll("main input").map((box) => box.getAttribute("value"));
        expect(values, name).toContain(scannedCode);
      }
    }
  });
});
