import { checkVin } from "~/features/vin/vin";

export function vinWarning(vin: string | null): string | undefined {
  const [problem] = vin === null ? [] : checkVin(vin).problems;
  return problem && `Check the VIN: ${problem}`;
}
