import { checkVin } from "~/features/vin/vin";

/** What looks wrong with a VIN, as one sentence to add to a message. */
export function vinWarning(vin: string | null): string | undefined {
  const [problem] = vin === null ? [] : checkVin(vin).problems;
  return problem && `Check the VIN: ${problem}`;
}
