import { isBlank } from "./column-numbers";

const yes = ["true", "yes", "y", "1", "x", "t", "wahr", "ja", "si", "verdadero", "on"];
const no = ["false", "no", "n", "0", "f", "falsch", "nein", "falso", "off"];

/**
 * Reads TRUE, 1, yes, x and their opposites; `full` and `partial` by which of the two the column asks about. Null when the cell says
 * nothing.
 */
export function readFlag(
  cell: string,
  asked: "full" | "partial" | "other",
): boolean | null | { problem: string } {
  if (isBlank(cell)) return null;
  const word = cell
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .trim()
    .toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  if (/^(full|filled|full tank|voll|lleno)$/.test(word) && asked !== "other") return asked === "full";
  if (/^(partial|part|not full|teil|parcial)$/.test(word) && asked !== "other") return asked === "partial";
  return { problem: `“${cell.trim().slice(0, 40)}” is neither yes nor no.` };
}
