export type Count = { count: number } | { problem: string };

export const maxPieces = 99_999_999;

/** Reads a whole number as people write it: 12, 1,250, 12.0. Fractions are refused: hose and oil are counted in the small unit. */
export function readCount(typed: string, name: string, min = 0): Count {
  const text = typed.trim().replace(/\.0{1,2}$/, "");
  if (/^[-−]\s*\d/.test(text)) return { problem: `${name} must be ${min} or greater` };
  const plain = /^\d{1,3}(?:[,\s']\d{3})+$/.test(text) ? text.replace(/[,\s']/g, "") : text;
  if (/^\d+[.,]\d+$/.test(plain))
    return {
      problem: `${name} must be a whole number. For hose or oil choose the small unit, such as ft or qt`,
    };
  if (!/^\d+$/.test(plain)) return { problem: `${name} must be a whole number, such as 12` };
  const count = Number(plain);
  if (count > maxPieces) return { problem: `${name} must be at most ${maxPieces.toLocaleString("en-US")}` };
  return count < min ? { problem: `${name} must be ${min} or greater` } : { count };
}
