import { expect, test } from "vitest";
import { timeZoneOfAddress } from "~/features/calendar/time-zone-of-address";
import { fc } from "../support/property";

test.each([
  ["1 Yard Road, Boston, MA 02110", "America/New_York"],
  ["1 Yard Road, Springfield, IL 62701", "America/Chicago"],
  ["1 Yard Road\r\nDenver CO 80202-1234", "America/Denver"],
  ["1 Yard Road, Phoenix, AZ 85001", "America/Phoenix"],
  ["1 Yard Road, Reno, NV 89501", "America/Los_Angeles"],
  ["1 Yard Road, Birmingham, AL 35203", "America/Chicago"],
  ["1 Yard Road, Atlanta, GA 30303", "America/New_York"],
  ["1 Yard Road, Billings, MT 59101", "America/Denver"],
  ["1 Yard Road, El Paso, TX 79901", "America/Denver"],
  ["1 Yard Road, Honolulu, HI 96813", "Pacific/Honolulu"],
  ["1 Yard Road, Hagatna, GU 96910", "Pacific/Guam"],
  ["1 Yard Road, Anchorage, AK 99501", "America/Anchorage"],
  ["1 Yard Road, San Juan, PR 00901", "America/Puerto_Rico"],
])("a company at %s starts with the time of %s", (address, zone) => {
  expect(timeZoneOfAddress(address)).toBe(zone);
});

test("of several numbers the last is the ZIP, and a house number of another length is none", () => {
  expect(timeZoneOfAddress("12345 Long Road, Seattle, WA 98101")).toBe("America/Los_Angeles");
  expect(timeZoneOfAddress("98101 Long Road, Dock 4")).toBe("America/Los_Angeles");
  expect(timeZoneOfAddress("100 Long Road, telephone 9810112")).toBe("America/Chicago");
  expect(timeZoneOfAddress("Somewhere")).toBe("America/Chicago");
});

test("whatever is typed, the guess is a time zone that there is", () => {
  const address = fc.oneof(
    fc.string(),
    fc.integer({ min: 0, max: 99_999 }).map((zip) => `1 Yard Road ${String(zip).padStart(5, "0")}`),
  );
  fc.assert(
    fc.property(address, (typed) => {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone: timeZoneOfAddress(typed) })).not.toThrow();
    }),
  );
});
