import type { MeterUnit } from "./meter-unit";

export type MeterValue = { value: string; unit: MeterUnit; note?: string };

export const maxOnMeter = 9_999_999;

/**
 * Reads 123456, 123,456, 123 456, 123,456.7 mi, 200000 km, 1204,5 h. Miles and kilometers become whole numbers (tenths are dropped, with a
 * note), hours keep one decimal. A typed unit wins over the vehicle's.
 */
export function readMeter(typed: string, own: MeterUnit): MeterValue | { problem: string } {
  const name = own === "h" ? "Hours" : "Mileage";
  const [, figures = "", written] =
    /^(.*?)\s*(mi|miles?|km|kms|kilomet(?:er|re)s?|h|hrs?|hours?)?\.?$/i.exec(typed.trim()) ?? [];
  const unit = written ? unitOf(written) : own;
  if ((unit === "h") !== (own === "h")) {
    return { problem: `${name} must be in ${own === "h" ? "hours" : "miles or kilometers"}` };
  }
  if (/^[-−]\s*[\d.]/.test(figures)) return { problem: `${name} must be positive` };
  const match =
    /^(\d{1,3}(?:[,\s']\d{3})+)(?:\.(\d{0,2}))?$/.exec(figures) ??
    /^(\d+)(?:\.(\d{0,2})|,(\d))?$/.exec(figures);
  if (!match) return { problem: `${name} must be a number, such as 123456 or 123,456` };
  const whole = Number(match[1]!.replace(/[,\s']/g, ""));
  if (whole > maxOnMeter) return { problem: `${name} must be at most 9,999,999` };
  const decimals = (match[2] ?? match[3] ?? "").replace(/0+$/, "");
  if (decimals === "") return { value: String(whole), unit };
  if (unit !== "h") {
    return {
      value: String(whole),
      unit,
      note: `Tenths are not kept: ${whole.toLocaleString("en-US")} ${unit} was saved.`,
    };
  }
  if (whole === maxOnMeter) return { problem: `${name} must be at most 9,999,999` };
  const value = `${whole}.${decimals[0]}`;
  if (decimals.length === 1) return { value, unit };
  return { value, unit, note: `Hours keep one decimal: ${value} h was saved.` };
}

function unitOf(written: string): MeterUnit {
  if (/^m/i.test(written)) return "mi";
  return /^k/i.test(written) ? "km" : "h";
}
