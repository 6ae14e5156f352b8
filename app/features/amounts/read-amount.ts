export type Amount = { amount: string } | { problem: string };

type Kind = {
  name: string;
  /** How many decimals are kept. More are refused: nothing typed is changed silently. */
  decimals: 1 | 2 | 3 | 4;
  max: string;
};

export const money = (name: string): Kind => ({ name, decimals: 2, max: "9999999999.99" });
/** Dollars for one piece: goods sold by the hundred or by the foot cost parts of a cent. */
export const price = (name: string): Kind => ({ name, decimals: 4, max: "9999999999.9999" });
export const percent = (name: string, decimals: 2 | 4): Kind => ({ name, decimals, max: "100" });
export const volume = (name: string): Kind => ({ name, decimals: 3, max: "99999.999" });
export const unitPrice = (name: string): Kind => ({ name, decimals: 3, max: "9999.999" });

/**
 * Reads dollars or gallons as people write them: 1250, 1,250.50, 12.5, 12,5, $3.459, 3.459/gal. Exact, as plain decimal text. "1,250" is
 * 1250 dollars, but gallons and prices per gallon have three decimals, so there it could mean either and the person is asked.
 */
export function readAmount(typed: string, { name, decimals, max }: Kind): Amount {
  const text = typed
    .trim()
    .replace(/^(?:US)?\$\s*|^USD\s*/i, "")
    .replace(/\s*(?:USD|\$|gal(?:lons?)?\.?|\/\s*gal(?:lon)?\.?)$/i, "");
  if (/^[-−(]/.test(text)) return { problem: `${name} must not be negative` };
  if (/[€£¥]|^(?:EUR|GBP|CAD|MXN)\b|\b(?:EUR|GBP|CAD|MXN)$/i.test(text)) {
    return { problem: `${name} must be in US dollars` };
  }
  if (decimals === 3 && /^[1-9]\d{0,2},\d{3}$/.test(text)) {
    const [whole, rest] = text.split(",");
    return {
      problem: `${name}: “${text}” may mean ${whole}${rest} or ${whole}.${rest}. Write it without the comma`,
    };
  }
  const [, whole, fraction = ""] = written(text) ?? [];
  if (whole === undefined) return { problem: `${name} must be a number, such as 1250 or 12.5` };
  const kept = fraction.replace(/0+$/, "");
  if (kept.length > decimals) return { problem: `${name} must have at most ${decimals} decimals` };
  const digits = whole.replace(/[,\s']/g, "").replace(/^0+(?=\d)/, "");
  if (digits.length > 10 || Number(digits) > Number(max)) {
    return { problem: `${name} must be at most ${Number(max).toLocaleString("en-US")}` };
  }
  return { amount: kept ? `${digits}.${kept}` : digits };
}

/** The whole part and the decimals: with thousands separators and a point, with just a point, or with a decimal comma. */
function written(text: string): RegExpExecArray | null {
  return (
    /^(0+),(\d+)$/.exec(text) ??
    /^(\d{1,3}(?:[,\s']\d{3})+)(?:\.(\d*))?$/.exec(text) ??
    /^(\d*)\.(\d+)$/.exec(text.startsWith(".") ? `0${text}` : text) ??
    /^(\d+)(?:,(\d{1,2}|\d{4,}))?$/.exec(text) ??
    /^(\d+)\.$/.exec(text)
  );
}
