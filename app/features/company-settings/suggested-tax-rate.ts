import { placeOfAddress } from "./place-of-address";

/** Percent by the first digit of a ZIP: a first guess for accounts that have not set a rate. */
const rates: Record<string, string> = {
  0: "6.25",
  1: "7",
  2: "6.5",
  3: "7.5",
  4: "6",
  5: "5.5",
  6: "8.25",
  7: "6.75",
  8: "7.25",
  9: "9",
};
const elsewhere = "7";

type Company = { zip: string | null; address: string };

/** The ZIP is text, so that 02138 keeps its zero. Without one it is read from the end of the address. */
export function suggestedTaxRate({ zip, address }: Company): string {
  return rates[(zip?.trim() || placeOfAddress(address).zip).charAt(0)] ?? elsewhere;
}
