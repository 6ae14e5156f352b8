/** What a spreadsheet would run as a formula. The wide signs are from East Asian keyboards. */
const formula = /^[\t\r\n]|^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

const wholeNumber = /^(?:0|[1-9]\d{0,10})$/;
const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mrz|mai|okt|dez|ene|abr|ago|dic";

/** What a spreadsheet would turn into another number, a time or a Boolean: 01174416, 6.610, 4016138721430, 12E4, 1 1/2, MAR1, 1 A. */
const reread = [
  /^[\s$€£(]*(?:\d+|\d{1,3}(?:[,.\s]\d{3})+)(?:[.,]\d*)?[\s%$€£)]*$/,
  /^[.,]\d+%?$/,
  /^\d+\s+\d+\s*\/\s*\d+$/,
  /^\d+(?::\d+){1,2}(?:[.,]\d*)?$/,
  /^\d+(?:[.,]\d*)?e[+-]?\d+$/i,
  new RegExp(`^(?:\\d{1,4}[\\s./-]*)?(?:${months})\\.?(?:[\\s./,-]*\\d{1,4}){0,2}$`, "i"),
  /^\d{1,2}(?:(?::\d{2}){0,2}\s+|(?::\d{2}){1,2})[ap]m?$/i,
  /^(?:true|false)$/i,
];

/** Figures and signs: our files marked them all until November 2026. */
const figures = /^[\d\s.,:/%$€£()-]*\d[\d\s.,:/%$€£()-]*$/;

/** 3/4, 1-2, 11-2740 and 12.5.26: a month with a day or a year. 15-3850 has no month. */
function isDate(text: string): boolean {
  if (!/^\d{1,4}(?:\s*[-/.]\s*\d{1,4}){1,2}$/.test(text)) return false;
  const parts = text.split(/\s*[-/.]\s*/).map(Number);
  const isUpTo = (max: number) => (part: number) => part >= 1 && part <= max;
  const months = parts.filter(isUpTo(12)).length;
  return months > 0 && (parts.length === 2 || parts.filter(isUpTo(31)).length > 1);
}

/** Longer text is never taken for a number. */
const maxLetters = 60;

function isReread(text: string): boolean {
  if (formula.test(text)) return true;
  if (text.length > maxLetters || wholeNumber.test(text)) return false;
  return isDate(text) || reread.some((pattern) => pattern.test(text));
}

function mayBeMarked(text: string): boolean {
  return isReread(text) || (text.length <= maxLetters && figures.test(text) && !wholeNumber.test(text));
}

/** Text as a cell that a spreadsheet leaves alone: with an apostrophe in front when it would be read otherwise. */
export function markCell(text: string): string {
  const bare = withoutMarks(text);
  const reads = bare === text ? isReread(bare) : mayBeMarked(bare);
  return reads ? `'${text}` : text;
}

/** Undoes the marking. An apostrophe before anything else is part of the text. */
export function unmarkCell(cell: string): string {
  return cell.startsWith("'") && mayBeMarked(withoutMarks(cell)) ? cell.slice(1) : cell;
}

/** Text that already begins with such an apostrophe gets one more. */
function withoutMarks(text: string): string {
  return text.replace(/^'+/, "");
}
