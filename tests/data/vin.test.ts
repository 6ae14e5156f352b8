import { expect, test } from "vitest";
import { chooseModelYear, modelYearCandidates } from "~/features/vin/model-year";
import { keyedPart, keysMatch, specificity } from "~/features/vin/pattern-keys";
import { checkDigit, checkVin, cleanVin } from "~/features/vin/vin";
import { fc } from "../support/property";
import { sampleRows, samplesAvailable } from "../support/samples";

const vinCharacter = fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789");

/** Any 17 characters whose check digit is right. */
const rightVin = fc.array(vinCharacter, { minLength: 17, maxLength: 17 }).map((characters) => {
  const vin = characters.join("");
  return vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
});

test("Blanks, dashes and stars are taken out of a typed VIN, and I am told", () => {
  expect(cleanVin(" 1xkwdb0x57j211825 ")).toEqual({ vin: "1XKWDB0X57J211825", notes: [] });
  expect(cleanVin("*SAL1A2A40SA606662*")).toEqual({
    vin: "SAL1A2A40SA606662",
    notes: ["Stars were removed from the VIN."],
  });
  expect(cleanVin("3N1EB31SX2K-360 196").notes).toEqual(["Blanks and dashes were removed from the VIN."]);
});

test("The I that a door label carries in front of the VIN is taken off, only when 18 characters were scanned", () => {
  expect(cleanVin("I1FTEW1CB6KFA47198").vin).toBe("1FTEW1CB6KFA47198");
  expect(cleanVin("I1FTEW1CB6KFA47198").notes).toHaveLength(1);
  expect(cleanVin("IFTEW1CB6KFA47198").vin).toBe("IFTEW1CB6KFA47198");
});

test("Whatever is typed, cleaning it twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const { vin } = cleanVin(typed);
      expect(cleanVin(vin).vin).toBe(vin);
    }),
  );
});

test.skipIf(!samplesAvailable)("The check digit of real VINs is the one we work out", () => {
  for (const file of ["libvin_known_decodes", "davidpeckham_known_decodes", "mixed_light_vehicles"]) {
    for (const { vin } of sampleRows(`vin/${file}.csv`))
      expect(checkVin(vin!)).toEqual({ problems: [], proposals: [] });
  }
});

test("A wrong character whose value differs is always noticed", () => {
  fc.assert(
    fc.property(rightVin, fc.nat(16), vinCharacter, (vin, index, typed) => {
      const wrong = vin.slice(0, index) + typed + vin.slice(index + 1);
      fc.pre(index !== 8 && checkDigit(wrong) !== checkDigit(vin));
      expect(checkVin(wrong).problems).toHaveLength(1);
    }),
  );
});

test("Every VIN proposed has a right check digit, no I, O or Q, and differs from the typed one in one character or two neighbours", () => {
  const typedVin = fc.array(fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"), {
    minLength: 17,
    maxLength: 17,
  });
  fc.assert(
    fc.property(typedVin, (characters) => {
      const mended = characters.map((character) => ({ I: "1", O: "0", Q: "0" })[character] ?? character);
      const { proposals } = checkVin(characters.join(""));
      expect(proposals.length).toBeLessThanOrEqual(3);
      for (const proposal of proposals) {
        expect(proposal).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
        expect(proposal.charAt(8)).toBe(checkDigit(proposal));
        const wrong = mended.flatMap((character, index) => (character === proposal[index] ? [] : [index]));
        const [first = 0, second] = wrong;
        if (second === undefined) continue;
        expect([wrong.length, second]).toEqual([2, first + 1]);
        expect(mended[first]! + mended[second]!).toBe(proposal[second]! + proposal[first]!);
      }
    }),
  );
});

test("A letter typed for a digit is put right: O for 0, I for 1, S for 5, B for 8, Z for 2", () => {
  const vin = "1HGCM82633A004352";
  for (const [digit, letter] of ["0O", "1I", "5S", "8B", "2Z"].map((pair) => [...pair])) {
    const typed = vin.replace(digit!, letter!);
    expect(checkVin(typed).problems).toHaveLength(1);
    expect(checkVin(typed).proposals[0]).toBe(vin);
  }
});

test("A partial VIN says how many characters are missing, and nothing is proposed", () => {
  expect(checkVin("3AKJHHDR4NSMT058")).toEqual({
    problems: ["This VIN has 16 of 17 characters: 1 is missing."],
    proposals: [],
  });
  expect(checkVin("123456").problems).toEqual(["This VIN has 6 of 17 characters: 11 are missing."]);
  expect(checkVin("4V4NC9EH9PN3201588").problems).toEqual(["This VIN has 18 characters: 1 more than 17."]);
});

test("A European truck without a North American check digit is told that its VIN may be right", () => {
  expect(checkVin("YV2RT40A9LB123456").problems[0]).toContain("the VIN may be right");
  expect(checkVin("1XP5DB9X7XD487945").problems[0]).toContain("a character may be mistyped");
});

test("The tenth character never means 1980, nor a year after next model year", () => {
  const today = "2026-11-27";
  expect(modelYearCandidates("13N1532C7V1584098", today)).toEqual([2027, 1997]);
  expect(modelYearCandidates("3N1EB31S3AK332948", today)).toEqual([2010]);
  expect(modelYearCandidates("1XP5DB9X7WD487945", today)).toEqual([1998]);
  expect(modelYearCandidates("1XP5DB9X70D487945", today)).toEqual([]);
});

test("A car keeps to position 7, a heavy truck does not, and a car made elsewhere only where its model exists", () => {
  const vin = "1XKYD49X8GJ476263";
  const fits = (binds: boolean, late: number, early: number) => [
    { year: 2016, registered: true, fit: late, positionSevenBinds: binds },
    { year: 1986, registered: true, fit: early, positionSevenBinds: binds },
  ];
  expect(chooseModelYear(vin, fits(true, 2, 0)).year).toBe(1986);
  expect(chooseModelYear(vin, fits(false, 2, 1))).toEqual({ year: 2016 });
  expect(chooseModelYear(vin, fits(false, 2, 2)).note).toContain("the VIN also allows 1986");
  const elsewhere = chooseModelYear(`3${vin.slice(1)}`, fits(true, 2, 0));
  expect(elsewhere.year).toBe(2016);
  expect(elsewhere.note).toContain("Position 7 (9) stands for a model year before 2010");
});

test("Keys of the catalogue are read as its README says", () => {
  const keyed = keyedPart("1FTFW5L86RFB45612");
  expect(keyed).toBe("FW5L8|RFB45612");
  expect(keysMatch("FW5", keyed)).toBe(true);
  expect(keysMatch("*[A-CW]5", keyed)).toBe(true);
  expect(keysMatch("*****|*F", keyed)).toBe(true);
  expect(keysMatch("*****|*[GH]", keyed)).toBe(false);
  expect(specificity("FW5")).toBeGreaterThan(specificity("F[VW]5"));
  expect(specificity("F[VW]5")).toBeGreaterThan(specificity("F*5"));
});

test("Two neighbours typed in the wrong order are put right", () => {
  const vin = "1XP5DB9X7YN526158";
  expect(checkVin("1XP5DB9X7YN526518").proposals).toContain(vin);
  expect(checkVin("1XP5DB9X7YN562158").proposals).toContain(vin);
});

test("Another check digit, which would make any VIN right, is proposed only when nothing else is", () => {
  const looksAlike = new Set(["17", "71", "38", "83", "56", "65"]);
  fc.assert(
    fc.property(rightVin, fc.constantFrom(..."0123456789X"), (vin, typed) => {
      fc.pre(typed !== vin.charAt(8));
      const { proposals } = checkVin(vin.slice(0, 8) + typed + vin.slice(9));
      expect(proposals.length).toBeGreaterThan(0);
      if (proposals.includes(vin) && !looksAlike.has(typed + vin.charAt(8))) expect(proposals).toEqual([vin]);
    }),
  );
});

test("a model year of a European VIN is in doubt unless the catalog or the check digit bears it out", () => {
  const of = (vin: string, fit: number) =>
    chooseModelYear(vin, [{ year: 2001, registered: true, fit, positionSevenBinds: false }]).note;
  expect(of("WDB9340321L123456", 0)).toContain("outside North America makers need not write it in the VIN");
  expect(of("WDB9340321L123456", 2)).toBeUndefined();
  expect(of("1XKYD49X81J476263", 0)).toBeUndefined();
});
