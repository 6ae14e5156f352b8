import { type LineValues, hasOwnPrice, hasPart, partRef, readPartRef } from "./invoice-values";

export type PartValues = {
  id: string;
  partNumber: string;
  description: string;
  unitPrice: string;
  discount: string;
};

/** The number was changed after a part was filled in. */
export function partNumberChanged(line: LineValues): boolean {
  return hasPart(line) && !readPartRef(line);
}

/** Typed values stay, unless `overwrite` is set. */
export function filledFrom(
  line: LineValues,
  part: PartValues,
  overwrite = partNumberChanged(line),
): LineValues {
  const takesPrice = overwrite || !line.unitPrice.trim();
  const takesDiscount = takesPrice && (overwrite || ["", "0"].includes(line.discount.trim()));
  return {
    ...line,
    number: part.partNumber,
    description: overwrite || !line.description.trim() ? part.description : line.description,
    unitPrice: takesPrice ? part.unitPrice : line.unitPrice,
    discount: takesDiscount ? part.discount : line.discount,
    part: refTo(part, part.partNumber),
  };
}

/** Typed values stay. */
export function chargedAsCore(
  line: LineValues,
  { partNumber, description, coreCharge }: PartValues & { coreCharge: string | null },
): LineValues {
  return {
    ...line,
    number: partNumber,
    description: line.description.trim() ? line.description : description,
    unitPrice: coreCharge ?? "",
  };
}

/** Inventory has no such number: the rest of the line is typed by hand. */
export function markManualEntry(line: LineValues): LineValues {
  const part = partRef({ id: "", unitPrice: "", discount: "", number: line.number.trim() });
  return partNumberChanged(line) ? { ...line, description: "", unitPrice: "", part } : { ...line, part };
}

/** For another customer; a price typed by hand stays. */
export function repriced(line: LineValues, part: PartValues): LineValues {
  const { unitPrice, discount } = part;
  const priced = hasOwnPrice(line) ? line : { ...line, unitPrice, discount };
  return { ...priced, part: refTo(part, line.number.trim()) };
}

function refTo({ id, unitPrice, discount }: PartValues, number: string): string {
  return partRef({ id, unitPrice, discount, number });
}
