import { checkDigit, fromNorthAmerica } from "./vin";

/** Position 10, from 1980 on; the 30-year cycle then repeats (49 CFR 565.15(d)). */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** Years that the tenth character allows, latest first: from 1981 (the first 17-character VINs) through next year. */
export function modelYearCandidates(vin: string, today: string): number[] {
  const offset = yearCodes.indexOf(vin.charAt(9) || "?");
  if (offset < 0) return [];
  const nextModelYear = Number(today.slice(0, 4)) + 1;
  const years = [1980 + offset, 2010 + offset, 2040 + offset];
  return years.filter((year) => year > 1980 && year <= nextModelYear).reverse();
}

/** Position 7 is a digit until 2009, a letter from 2010 on. Binding only for cars, multipurpose vehicles and trucks of 10,000 lb or less in North America. */
export function positionSevenFits(vin: string, year: number): boolean {
  return /[0-9]/.test(vin.charAt(6)) ? year < 2010 : year >= 2010;
}

/** The catalog's data for the vehicle, assuming that model year. */
export type YearEvidence = {
  year: number;
  /** The maker registered VINs for that year. */
  registered: boolean;
  /** 2 = a model fits, 1 = something fits, 0 = nothing. */
  fit: number;
  /** Undefined if the weight is not known. */
  positionSevenBinds: boolean | undefined;
};

export type ModelYear = { year?: number; note?: string };

/** Candidates are latest first. Adds a sentence if the choice is not obvious. */
export function chooseModelYear(vin: string, candidates: YearEvidence[]): ModelYear {
  const latest = candidates[0];
  if (!latest) return { note: `The tenth character (${vin.charAt(9)}) does not stand for a model year.` };
  const ruled = candidates.find(({ year }) => positionSevenFits(vin, year));
  const best = candidates.reduce((one, other) => (betterThan(other, one) ? other : one));
  const chosen = ruled && staysWithRule(vin, ruled, best) ? ruled : best;
  return { year: chosen.year, note: explained(vin, chosen, candidates) };
}

/** If two years fit equally, the first in the list, the later one, wins. */
function betterThan(one: YearEvidence, other: YearEvidence): boolean {
  return one.fit !== other.fit ? one.fit > other.fit : one.registered && !other.registered;
}

function staysWithRule(vin: string, ruled: YearEvidence, best: YearEvidence): boolean {
  if (!ruled.positionSevenBinds) return false;
  if (!ruled.registered) return best.fit === 0 && best.year <= ruled.year;
  // Cars made elsewhere for other markets ignore position 7: a model that exists in the other cycle only adds a note.
  const madeInUnitedStates = /^(?:[145]|7[F-Z0])/.test(vin);
  return madeInUnitedStates || ruled.fit > 0 || best.fit < 2;
}

function explained(vin: string, chosen: YearEvidence, candidates: YearEvidence[]): string | undefined {
  // Elsewhere the tenth character may be anything: a model of the catalog, or the check digit, says that the VIN was made for this market.
  const keepsOurRules = fromNorthAmerica(vin) || chosen.fit === 2 || checkDigit(vin) === vin.charAt(8);
  if (!keepsOurRules) {
    return `Model year ${chosen.year} is in doubt: outside North America makers need not write it in the VIN.`;
  }
  const others = candidates.filter((candidate) => candidate !== chosen);
  const years = others.map(({ year }) => year).join(" or ");
  if (chosen.positionSevenBinds) {
    if (positionSevenFits(vin, chosen.year)) return undefined;
    const meant = positionSevenFits(vin, 2009) ? "before 2010" : "from 2010 on";
    return `Position 7 (${vin.charAt(6)}) stands for a model year ${meant}, but what the maker registered says ${chosen.year}.`;
  }
  if (others.length === 0) return undefined;
  if (!chosen.registered) {
    return `Model year ${chosen.year} is a guess: the VIN also allows ${years}, and nothing is registered for either.`;
  }
  const alike = others.some(({ fit }) => fit === chosen.fit);
  return alike ? `Model year ${chosen.year} is the likelier one; the VIN also allows ${years}.` : undefined;
}
