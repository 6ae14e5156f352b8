import { expect, test } from "vitest";
import type { VehicleValues } from "~/features/vehicles/import/vehicle-rows";
import { vinsIn } from "~/features/vehicles/import/vin-in-cell";
import { modelYearCandidates } from "~/features/vin/model-year";
import { checkDigit } from "~/features/vin/vin";
import { mapped, readVehicles, sampleTable, tableOf, today } from "../support/imports";
import { fc } from "../support/property";
import { sampleRows, samplesAvailable } from "../support/samples";

type Verdict = Awaited<ReturnType<typeof readVehicles>>["verdicts"][number];

/** What the expected file calls odd, as it appears in our notes. */
function oddities({ notes }: Verdict, values: VehicleValues): string {
  const said = notes.join(" ");
  const odd: string[] = [];
  const length = /(\d+) characters: not a 17-character VIN/.exec(said)?.[1];
  if (length)
    odd.push(
      `${length} characters: not a 17-character VIN (equipment serial, typing error or older vehicle)`,
    );
  if (/never occurs? in a VIN/.test(said)) odd.push("letter I, O or Q");
  if (said.includes("hyphen or blank inside")) odd.push("hyphen or blank inside the number");
  if (said.includes("other text beside the VIN")) {
    odd.push(
      `VIN plus other text in the cell${said.includes("There are 2 VINs in the cell") ? " (two VINs)" : ""}`,
    );
  }
  const digit = /check digit \(position 9\) is ., but the other characters give (.)/.exec(said)?.[1];
  if (digit) odd.push(`check digit wrong (should be ${digit})`);
  if (said.includes("The listed year"))
    odd.push(`listed year ${values.year} differs from the 10th character`);
  return odd.join("; ");
}

function check(expected: Record<string, string>, verdict: Verdict): void {
  const values = verdict.values!;
  const { vin } = values;
  const number = vin ?? values.serialNumber!;
  const years = vin ? modelYearCandidates(vin, today) : [];
  // 1980 had no 17-character VINs yet.
  const expectedYears = expected
    .year_candidates!.split("/")
    .map(Number)
    .filter((year) => year > 1980);
  expect({
    row: expected.row,
    vin_found: number,
    length: String(number.length),
    allowed: /^[A-HJ-NPR-Z0-9]+$/.test(number) ? "yes" : "no",
    checkDigit: checkDigitOf(vin),
    years: [...years].sort(),
    odd: oddities(verdict, values),
  }).toEqual({
    row: expected.row,
    vin_found: expected.vin_found,
    length: expected.length,
    allowed: expected.allowed_characters,
    checkDigit: expected.check_digit_ok,
    years: expectedYears,
    odd: expected.what_is_odd!.replace(/(10th character) \([\d/]+\)/, "$1"),
  });
}

function checkDigitOf(vin: string | null): string {
  const digit = vin && checkDigit(vin);
  return digit ? (digit === vin.charAt(8) ? "yes" : "no") : "n/a";
}

test.skipIf(!samplesAvailable)(
  "Leased tractors and trailers: every VIN is found, with all that is odd about it",
  async () => {
    const table = await sampleTable("fleet/leased_tractors_and_trailers.csv", "vehicles");
    const { guess, verdicts, problems, skipped } = await readVehicles(table);
    const expected = sampleRows("fleet/leased_tractors_and_trailers.expected.csv");
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(verdicts).toHaveLength(expected.length);
    for (const [index, row] of expected.entries()) check(row, verdicts[index]!);
    expect(mapped(guess, table)).toEqual({
      Unit: "unitNumber",
      Year: "year",
      Make: "make",
      Type: "vehicleType",
      VIN: "vin",
    });
    expect(verdicts[31]).toMatchObject({
      line: 33,
      notes: [
        "There are 2 VINs in the cell: 3H3V532K1PJ034029 was taken, not 3H3V532K2PJ034069.",
        "There is other text beside the VIN: “HALE VIN shows 3H3V532K2PJ034069”.",
      ],
      values: { unitNumber: "A008969", year: 2023, makeModel: "Hyundai", vehicleType: "dry van" },
    });
    expect(verdicts[0]!.values).toMatchObject({ unitNumber: "465185/0158", make: "Volvo" });
  },
);

test.skipIf(!samplesAvailable)(
  "A town's trucks and machines: VINs, machine serials, and “Modelo” is the year",
  async () => {
    const table = await sampleTable("fleet/municipal_public_works.csv", "vehicles");
    const { guess, verdicts, problems, skipped } = await readVehicles(table);
    const expected = sampleRows("fleet/municipal_public_works.expected.csv");
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(verdicts).toHaveLength(expected.length);
    for (const [index, row] of expected.entries()) check(row, verdicts[index]!);
    expect(mapped(guess, table)).toEqual({
      "No. Economico": "unitNumber",
      Serie: "vin",
      Marca: "make",
      Modelo: "year",
    });
    expect(verdicts[1]!.values).toMatchObject({
      vin: null,
      serialNumber: "5HK05309",
      year: null,
      makeModel: "CATERPILLAR 426 B",
    });
    expect(verdicts[4]!.values).toMatchObject({ year: 2019, makeModel: "FORD FIGO 4PT IMPULSE TM AC" });
    expect(verdicts[18]!.values).toMatchObject({ year: null, model: "4900 4X2" });
    // I is never turned into 1 without a person.
    expect(verdicts[21]!.values).toMatchObject({ vin: "3NI6B51576L631878" });
    expect(verdicts[21]!.values!.proposals[0]).toMatch(/^3N16/);
  },
);

test.skipIf(!samplesAvailable)("Headings between the rows become no vehicles", async () => {
  const table = await sampleTable("csv/vin_sheet_with_section_headings.csv", "vehicles");
  const { values, problems, skipped, guess } = await readVehicles(table);
  expect(mapped(guess, table)).toEqual({ vin: "vin" });
  expect(new Set(values.map(({ vin }) => vin)).size + problems.length).toBe(
    table.rows.filter(({ cells }) => /^[A-Z0-9]{17}$/.test(cells[2]!.trim())).length,
  );
  expect(values.every(({ vin }) => vin !== null)).toBe(true);
  expect(problems.filter((problem) => !problem.includes("The same VIN"))).toEqual([]);
  expect(skipped.length).toBeGreaterThan(10);
});

test("The same VIN on two units and a serial filled down are refused at the later row", async () => {
  const { values, problems, notes } = await readVehicles(
    await tableOf(
      [
        "Unit #,VIN / Serial,Make/Model,Odometer",
        '101,3AKJHHDR8KSKX6686,Freightliner Cascadia,"412,345"',
        "102,3akjhhdr8kskx6686,Freightliner Cascadia,1",
        "103,CAT-0420-77,Cat 420,1",
        "104,CAT-0420-77,Cat 420,1",
        "105,CAT-0420-77,Cat 420,1",
        "106,JD-1,Deere,1",
        "107,CAT-0420-77,Cat 420,1",
      ].join("\n"),
      "vehicles",
    ),
  );
  expect(problems).toEqual([
    "3: The same VIN is in line 2 (unit 101).",
    "5: The serial number is that of the row above: it was probably filled down. The first one is in line 4.",
    "6: The serial number is that of the row above: it was probably filled down. The first one is in line 4.",
  ]);
  expect(values.map(({ unitNumber }) => unitNumber)).toEqual(["101", "103", "106", "107"]);
  expect(notes).toContain("8: The same serial number is in line 4.");
  expect(values[0]).toMatchObject({
    mileage: { value: "412345", unit: "mi" },
    makeModel: "Freightliner Cascadia",
  });
});

test("A unit number before or after the VIN in its cell is taken where the list has no other", async () => {
  const { values, notes } = await readVehicles(
    await tableOf(
      ["VIN,Make", "T-104 3AKJHHDR8KSKX6686,Freightliner", "3H3V532C3DT139096 (#28106),Hyundai"].join("\n"),
      "vehicles",
    ),
  );
  expect(values.map(({ unitNumber, vin }) => [unitNumber, vin])).toEqual([
    ["T-104", "3AKJHHDR8KSKX6686"],
    ["28106", "3H3V532C3DT139096"],
  ]);
  expect(notes).toContain("2: T-104 beside the VIN was taken as the unit number.");
});

test("A VIN in pieces beside other words is put together only when its check digit is right", () => {
  expect(vinsIn("truck 12: 3AKJHHDR 8KSKX6686 sold")).toMatchObject([
    { vin: "3AKJHHDR8KSKX6686", broken: true },
  ]);
  expect(vinsIn("truck 12: 3AKJHHDR 9KSKX6686 sold")).toEqual([]);
  expect(vinsIn("I3AKJHHDR8KSKX6686")).toMatchObject([{ vin: "3AKJHHDR8KSKX6686" }]);
  expect(vinsIn("TO BE REMOVED NEXT WEEK")).toEqual([]);
});

const vinCharacter = fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789");
const rightVin = fc
  .tuple(fc.array(vinCharacter, { minLength: 12, maxLength: 12 }), fc.integer({ min: 1000, max: 9999 }))
  .map(([start, end]) => `${start.join("")}0${end}`)
  .map((vin) => vin.slice(0, 8) + checkDigit(vin) + vin.slice(9));

test("Whatever short words stand around a VIN, it is found", () => {
  const words = fc.constantFrom("", "sold ", "#12 ", "Unit 4711: ", "(leased) ", "Hale shows ");
  fc.assert(
    fc.property(rightVin, words, words, (vin, before, after) => {
      expect(vinsIn(`${before}${vin} ${after}`)[0]!.vin).toBe(vin);
      expect(vinsIn(`${before}${vin.toLowerCase()} ${after}`)[0]!.vin).toBe(vin);
    }),
  );
});

test("What is too long for a vehicle's field is refused, never cut", async () => {
  const long = "x1".repeat(40);
  const { problems } = await readVehicles(
    await tableOf(`Unit,VIN,Tire size\n${long},3AKJHHDR8KSKX6686,11R22.5\n1,${long},11R22.5\n`, "vehicles"),
  );
  expect(problems).toEqual([
    `2: “${long.slice(0, 40)}…” has 80 characters; at most 50 are kept.`,
    "3: The serial number is longer than 30 characters.",
  ]);
});
