import type { ImportGuess } from "./column-kinds";
import type { FuelProduct } from "./fuel-product";
import type { Mapping, ReadOptions } from "./import-kinds";

/** How a file is read, as guessed and then as a person left it. */
export type ImportSettings = {
  layout: string | null;
  mapping: Mapping;
  options: ReadOptions;
  reasons: ImportGuess["reasons"];
  unsure: ImportGuess["unsure"];
  /** The vehicle of every row, when the file names none. */
  vehicleId: string | null;
  /** The vehicle that a name in the file means. */
  vehicleOf: Record<string, string>;
  /** What was bought where the file does not say. */
  product: FuelProduct;
  /** What a row does to a part that is there already: sets it, adds its pieces, or nothing. */
  existing: ExistingPart;
};

export type ExistingPart = "update" | "add" | "skip";

export function firstSettings({ layout, mapping, options, reasons, unsure }: ImportGuess): ImportSettings {
  const guessed = { layout, mapping, options, reasons, unsure };
  return { ...guessed, vehicleId: null, vehicleOf: {}, product: "diesel", existing: "update" };
}

/** What was chosen for a name of the file, which may be any word: "constructor" too. */
export function vehicleNamed({ vehicleOf }: ImportSettings, name: string): string | undefined {
  return Object.hasOwn(vehicleOf, name) ? vehicleOf[name] : undefined;
}
