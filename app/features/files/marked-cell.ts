/** What a spreadsheet would run as a formula. The wide signs are from East Asian keyboards. */
const formula = /^[\t\r\n]|^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

const wholeNumber = /^(?:0|[1-9]\d{0,10})$/;
const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mrz|mai|okt|dez|ene|abr|ago|dic";

/**
 * What a spreadsheet would turn into another number, a date, a time or a Boolean: 01174416, 6.610, 14-145, 4016138721430, 12E4, MAR1, 1 A.
 */
const reread = [
  /^[\d\s.,:/%$€£()-]*\d[\d\s.,:/%$€£()-]*$/,
  /^\d+(?:[.,]\d*)?e[+-]?\d+$/i,
  new RegExp(`^(?:\\d{1,4}[\\s./-]*)?(?:${months})\\.?(?:[\\s./,-]*\\d{1,4}){0,2}$`, "i"),
  /^\d{1,2}(?:(?::\d{2}){0,2}\s+|(?::\d{2}){1,2})[ap]m?$/i,
  /^(?:true|false)$/i,
];

/** Longer text is never taken for a number. */
const maxLetters = 60;

function isReread(text: string): boolean {
  if (formula.test(text)) return true;
  if (text.length > maxLetters || wholeNumber.test(text)) return false;
  return reread.some((pattern) => pattern.test(text));
}

/** Text as a cell that a spreadsheet leaves alone: with an apostrophe in front when it would be read otherwise. */
export function markCell(text: string): string {
  return isReread(withoutMarks(text)) ? `'${text}` : text;
}

/** Undoes the marking. An apostrophe before anything else is part of the text. */
export function unmarkCell(cell: string): string {
  return cell.startsWith("'") && isReread(withoutMarks(cell)) ? cell.slice(1) : cell;
}

/** Text that already begins with such an apostrophe gets one more. */
function withoutMarks(text: string): string {
  return text.replace(/^'+/, "");
}
