/**
 * Text is made one way where it comes in, from forms (body.server.ts), addresses (read-search.ts) and files (features/imports): after that,
 * the same text is the same characters.
 */

/** Anything but plain ASCII. */
const other = /[^\t\n\x20-\x7e]/;

/** Control characters, and what nobody sees: Unicode's Cf without its visible signs. Line breaks and tabs stay. */
const unseen = /(?![\t\n])\p{Cc}|(?=\p{DI})\p{Cf}/gu;
const unseenInKeys = /(?![\t\n])\p{Cc}|\p{DI}/gu;

const scripts = "Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr";
/** A letter or mark of a script whose words are written with joiners. */
const joinedLetter = `(?=[\\p{L}\\p{M}])[${scripts
  .split(" ")
  .map((script) => `\\p{scx=${script}}`)
  .join("")}]`;
/** A joiner between two of these, and what makes one picture of several: a family, the flag of Scotland. */
const meant = new RegExp(
  [
    `(?<=${joinedLetter})[\\u200c\\u200d](?=${joinedLetter})`,
    "(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})",
    "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]+\\u{e007f}",
  ].join("|"),
  "gu",
);
const maybeMeant = /[\u200c\u200d\u{e0030}-\u{e007f}]/u;

const hyphens = /[\u2010\u2011]/g;
const blanks = /[\u00a0\u2007\u202f\v\f\u0085\u2028\u2029]/g;

/** Words, as they are stored: NFC, without what nobody sees, with ordinary blanks and hyphens. */
export function plainWords(text: string): string {
  return other.test(text) ? withoutUnseen(evenWords(text)) : text;
}

function evenWords(text: string): string {
  return text.normalize("NFC").replace(blanks, " ").replace(hyphens, "-");
}

function withoutUnseen(text: string): string {
  const kept = maybeMeant.test(text) ? (text.match(meant) ?? []) : [];
  if (kept.length === 0) return text.replace(unseen, "");
  const between = text.split(meant).map((part) => part.replace(unseen, ""));
  return between.map((part, index) => part + (kept[index] ?? "")).join("");
}

/** A number or name that things are found by, as it is stored: NFKC, so that wide letters are letters. 1½ is 1 1/2 and not 11/2. */
export function plainKey(text: string): string {
  if (!other.test(text)) return text;
  return text
    .replace(blanks, " ")
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, " ")
    .normalize("NFKC")
    .replace(unseenInKeys, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(hyphens, "-")
    .replaceAll("\u2044", "/");
}

/** The fields and columns that hold such a key, by the last part of their names. */
export const keyFields: ReadonlySet<string> = new Set([
  ...["vin", "decodedVin", "serialNumber", "unitNumber", "engineSerial", "tireSize", "vehicle", "trailer"],
  ...["partNumber", "number", "part", "code", "scan", "next", "bin", "barCode", "crossReference", "replaces"],
  ...["replacedBy", "fitsInstead", "unit"],
  ...["vendorNumber", "poNumber", "sale", "reference", "taxCertificate", "taxId", "storeZip", "zip"],
  ...["phone", "phoneNumber", "email", "replyTo", "token"],
]);

const figures = /^[\d\s.,:/$€£¥%'+-]+$/;
const isSecret = /password$/i;

/** What was typed into a field, or written into a column. What a password is, auth/password.server.ts says. */
export function plainField(field: string, text: string): string {
  if (!other.test(text) || isSecret.test(field)) return text;
  const key = plainKey(text);
  return keyFields.has(field.slice(field.lastIndexOf(".") + 1)) || figures.test(key) ? key : plainWords(text);
}

export const unseenRemoved = "Invisible characters were removed.";

/** For the answer to a form whose `field` had some. */
export function unseenText(
  { unseenIn }: { unseenIn: ReadonlySet<string> },
  field: string,
): string | undefined {
  return unseenIn.has(field) ? unseenRemoved : undefined;
}

/** Some were typed or pasted that plainWords and plainKey remove. */
export function hasUnseen(text: string): boolean {
  if (!other.test(text)) return false;
  const even = evenWords(text);
  return withoutUnseen(even).length < even.length;
}
