import { Big } from "big.js";
import type { Found } from "../document-kind";
import { oneDigitOff } from "./arithmetic";
import { numberOf } from "./numbers";
import { allOf } from "./placed";

/** One US gallon, exactly (NIST Handbook 44, appendix C). */
const litersPerGallon = new Big("3.785411784");

export type FoundAmounts = { gallons?: Found; pricePerGallon?: Found; totalCost?: Found };

export type VolumeUnit = { isLiters: boolean; note?: string };

export function unitOf(saysLiters: boolean, saysGallons: boolean, isForeign: boolean): VolumeUnit {
  if (saysGallons !== saysLiters) return { isLiters: saysLiters };
  const name = isForeign ? "liters" : "gallons";
  return {
    isLiters: isForeign,
    note: `The receipt does not say whether it counts gallons or liters: read as ${name}.`,
  };
}

/** Gallons x price = total: what does not agree is marked, and a reading that would agree is proposed. Liters become gallons. */
export function checkedAmounts(found: FoundAmounts, unit: VolumeUnit): FoundAmounts {
  const problem = disagreement(found);
  const marked = problem ? withMarks(found, problem) : found;
  return unit.isLiters ? inGallons(marked, unit) : withNote(marked, unit);
}

function disagreement({ gallons, pricePerGallon, totalCost }: FoundAmounts): string | undefined {
  const [volume, price, total] = [gallons, pricePerGallon, totalCost].map(numberOf);
  if (!volume || !price || !total) return undefined;
  const product = volume.times(price).round(2, Big.roundHalfUp);
  if (product.minus(total).abs().lte("0.01")) return undefined;
  return `${gallons!.text} x ${pricePerGallon!.text} is ${product.toFixed(2)}, but the total says ${total.toFixed(2)}.`;
}

function withMarks(found: FoundAmounts, note: string): FoundAmounts {
  const [volume, price, total] = [found.gallons!.text, found.pricePerGallon!.text, found.totalCost!.text];
  const fits = (gallons: string, each: string, amount: string) =>
    new Big(gallons).times(each).minus(amount).abs().lte("0.006");
  const fitting = {
    gallons: oneDigitOff(volume).filter((one) => fits(one, price, total)),
    pricePerGallon: oneDigitOff(price).filter((one) => fits(volume, one, total)),
    totalCost: oneDigitOff(total).filter((one) => fits(volume, price, one)),
  };
  const proposed = Object.values(fitting).flat().length === 1;
  const mark = (name: keyof FoundAmounts): Found => ({
    ...found[name]!,
    doubts: allOf(found[name]!.text),
    note,
    ...(proposed && fitting[name][0] && { proposal: fitting[name][0] }),
  });
  return { gallons: mark("gallons"), pricePerGallon: mark("pricePerGallon"), totalCost: mark("totalCost") };
}

function withNote(found: FoundAmounts, { note }: VolumeUnit): FoundAmounts {
  if (!note || !found.gallons) return found;
  return { ...found, gallons: { ...found.gallons, note: joined(found.gallons.note, note) } };
}

function inGallons({ gallons, pricePerGallon, totalCost }: FoundAmounts, { note }: VolumeUnit): FoundAmounts {
  const gallonsOf = (liters: string) => new Big(liters).div(litersPerGallon).toFixed(3);
  const priceOf = (perLiter: string) => new Big(perLiter).times(litersPerGallon).toFixed(3);
  const converted = (one: Found, to: (value: string) => string, said: string): Found => {
    const text = to(one.text);
    return {
      ...one,
      text,
      doubts: one.doubts.length > 0 ? allOf(text) : [],
      note: joined(one.note, said, note),
      ...(one.proposal && { proposal: to(one.proposal) }),
    };
  };
  return {
    gallons: gallons && converted(gallons, gallonsOf, `Printed: ${gallons.text} liters.`),
    pricePerGallon:
      pricePerGallon && converted(pricePerGallon, priceOf, `Printed: ${pricePerGallon.text} per liter.`),
    totalCost,
  };
}

function joined(...notes: (string | undefined)[]): string {
  return notes.filter((note) => note).join(" ");
}
