import { z } from "zod";

/** One or more, separated by commas: the office and the books of a customer. Undefined if one of them is none. */
export function readMailAddresses(text: string): string[] | undefined {
  const addresses = text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean);
  const isGood = addresses.length > 0 && addresses.every((address) => z.email().safeParse(address).success);
  return isGood ? [...new Set(addresses)] : undefined;
}

export function countMailAddresses(text: string): number {
  return readMailAddresses(text)?.length ?? 1;
}
