import Big from "big.js";
import { type SampleCompany, dayAgo, idOf, isWorkday } from "../sample-company.server";
import { coolerPart, repairs } from "../fleet/repairs";
import { type Family, deadBin, deadFamily, families } from "./families";
import { type Shelf, type StockedPart, moveOnShelf } from "./shelf.server";

/** 800 parts, each with what was on the shelf a year ago. */
export function stockUp(company: SampleCompany): Shelf {
  const shelf: Shelf = { company, parts: [] };
  for (const [index, family] of [...families, deadFamily].entries())
    for (const place of family.variants.keys()) shelf.parts.push(partOf(company, family, { index, place }));
  for (const part of shelf.parts) {
    const pieces = piecesAtFirst(company, part);
    moveOnShelf(shelf, {
      ...{ part, change: pieces, reason: "added", daysAgo: 364, time: "09:00", by: company.people.manager },
      ...{ unitCost: part.cost, bin: part.bin },
    });
  }
  return shelf;
}

function partOf(
  company: SampleCompany,
  family: Family,
  { index, place }: { index: number; place: number },
): StockedPart {
  const isDead = family === deadFamily;
  const cost = new Big(family.cost).times(1 + place * 0.045).round(2, Big.roundHalfUp);
  const number = `${family.prefix}${101 + place * 7}`;
  return {
    id: idOf(company, `part ${number}`),
    number,
    description: `${family.description}, ${family.variants[place]}`,
    ...{ maker: family.maker, vendor: family.vendor, category: family.category ?? null },
    cost: cost.toFixed(2),
    average_cost: null,
    price: cost.times(1.55).round(1, Big.roundUp).minus("0.05").toFixed(2),
    core: family.core ? new Big(family.core).toFixed(2) : null,
    bin: isDead
      ? deadBin
      : `${"ABCDEFG"[index % 7]}${1 + Math.floor(index / 7)}-${1 + Math.floor(place / 4)}`,
    reorderPoint: isDead ? 0 : family.isFast ? company.random.between(4, 8) : company.random.between(0, 2),
    ...{
      quantity: 0,
      isFast: family.isFast === true,
      isDead,
      isOwn: ownParts.has(number),
      lastCounted: null,
    },
  };
}

const ownParts = new Set([coolerPart, ...repairs.flatMap(({ part }) => (part ? [part[0]] : []))]);

function piecesAtFirst({ random }: SampleCompany, { isDead, isFast, isOwn, cost }: StockedPart): number {
  if (isOwn) return 5;
  if (isDead) return random.between(6, 14);
  if (isFast) return random.between(12, 40);
  return Number(cost) > 200 ? random.between(1, 3) : random.between(2, 9);
}

/** What is at its reorder point is bought again within some days; some of it is still to be ordered. */
export function buyAgain(shelf: Shelf, daysAgo: number): void {
  const { company, parts } = shelf;
  if (!isWorkday(dayAgo(company, daysAgo))) return;
  for (const part of parts) {
    const isLow = part.reorderPoint > 0 && part.quantity <= part.reorderPoint;
    if (!isLow || !company.random.happens(daysAgo > 12 ? 0.3 : 0.05)) continue;
    const dearer = 1 + (364 - daysAgo) * 0.00012 + (company.random.share() - 0.5) * 0.03;
    moveOnShelf(shelf, {
      ...{ part, reason: "received", daysAgo, time: "10:20", by: company.people.counter },
      change: part.reorderPoint * 2 + company.random.between(1, 6),
      unitCost: new Big(part.cost).times(dearer).round(2, Big.roundHalfUp).toFixed(2),
      ...{
        supplier: part.vendor,
        reference: `PO-${4000 + (364 - daysAgo) * 2 + company.random.between(0, 1)}`,
      },
    });
  }
}

/** Of eight parts that sell, the manager now wants more than there is: whatever the day, there is something to order. */
export function wantMore({ parts }: Shelf): void {
  const above = ({ quantity, reorderPoint }: StockedPart) => quantity - reorderPoint;
  const selling = parts.filter((part) => part.isFast && above(part) > 0);
  for (const part of selling.sort((a, b) => above(a) - above(b)).slice(0, 8))
    part.reorderPoint = part.quantity + 2;
}
