import type { DocumentKind, Found } from "../document-kind";
import { foundIn } from "../finders/found";
import { linesOf } from "../lines";
import type { Page, Word } from "../page";

/** A business card or a letterhead. */
export const kind: DocumentKind = {
  name: "business-card",
  title: "a business card or a letterhead",
  fields: [
    { name: "companyName", label: "Company Name" },
    { name: "contactEmail", label: "Contact Email" },
    { name: "phoneNumber", label: "Phone Number" },
    { name: "companyAddress", label: "Company Address" },
    { name: "businessType", label: "Business type: what the company does" },
    { name: "notes", label: "Notes: names, titles, other numbers and hours" },
  ],
  columns: [],
  find(pages) {
    const fields: Record<string, Found> = {};
    const lines = pages.flatMap((page, index) =>
      linesOf(page.words).map((words) => ({ words, page: index })),
    );
    const email = firstOf(lines, emailIn);
    const phone = firstOf(lines, phoneIn);
    // What reaches nobody is no card.
    if (!email && !phone) return { fields, rows: [], notes: [] };
    if (email) fields.contactEmail = email;
    if (phone) fields.phoneNumber = phone;
    const address = addressIn(lines);
    if (address) fields.companyAddress = address;
    const company = companyIn(pages, email?.text);
    if (company) fields.companyName = company;
    return { fields, rows: [], notes: [] };
  },
  check: ({ fields, ...given }) => {
    const { businessType, ...others } = fields;
    const type = businessType && typeFound(businessType);
    return { ...given, fields: type ? { ...others, businessType: type } : others };
  },
};

/** Whether a fleet has a stock of parts no card says. */
const typeWords: [string, RegExp][] = [
  ["fleet_owner_op", /\bowner[- ]?operator/i],
  ["parts_reseller", /\bparts? (?:sales|store|dealer|distribut\w*|reseller|supply|supplier|wholesale\w*)/i],
];

function typeFound(found: Found): Found | undefined {
  const type = typeWords.find(([, words]) => words.test(found.text))?.[0];
  return type ? { ...found, text: type, doubts: [] } : undefined;
}

type Line = { words: Word[]; page: number };

function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

function firstOf(lines: Line[], find: (line: Line) => Found | undefined): Found | undefined {
  for (const line of lines) {
    const found = find(line);
    if (found) return found;
  }
  return undefined;
}

function emailIn({ words, page }: Line): Found | undefined {
  const word = words.find(({ text }) => /[^\s@:]+@[^\s@]+\.[a-z]{2,}/i.test(text));
  const text = word?.text.match(/[^\s@:]+@[^\s@]+\.[a-z]{2,}/i)?.[0];
  return word && text ? foundIn([word], page, text.toLowerCase()) : undefined;
}

/** North American: ten digits, perhaps with 1 before them. A fax number is left out. */
function phoneIn({ words, page }: Line): Found | undefined {
  const line = textOf(words);
  const match = line.match(/(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s.-]*\d{4}(?!\d)/);
  if (!match || /fax|^f[:.\s]/i.test(line.slice(0, match.index))) return undefined;
  const text = match[0].replace(/^\+?1[\s.-]*/, "");
  const own = words.filter(({ text }) => /\d/.test(text) && match[0].includes(text.replace(/^[^\d(+]+/, "")));
  return foundIn(own.length > 0 ? own : words, page, text);
}

const street = /^\d+[A-Z]?\s+\S.*|^P\.?\s*O\.?\s*Box\s+\d+/i;
const city = /\b[A-Z]{2}\.?,?\s+\d{5}(-\d{4})?\b/;

/** The line with state and ZIP code, and the street above it. */
function addressIn(lines: Line[]): Found | undefined {
  const text = ({ words }: Line) => textOf(words);
  const at = lines.findIndex((line) => city.test(text(line)));
  if (at < 0) return undefined;
  const last = lines[at]!;
  const above = lines.slice(Math.max(0, at - 2), at).filter((line) => line.page === last.page);
  const from = above.findIndex((line) => street.test(text(line)));
  const own = from < 0 ? [last] : [...above.slice(from), last];
  return foundIn(
    own.flatMap(({ words }) => words),
    last.page,
    spaced(own.map(text).join(", ")),
  );
}

/** A reading loses narrow blanks. */
function spaced(text: string): string {
  return text.replace(/,(?=[^\s\d])/g, ", ");
}

const legalForm = /\b(inc|llc|l\.l\.c|corp|corporation|company|co|ltd|lp|llp)\b\.?$/i;
const trade =
  /\b(truck(ing|s)?|transport(ation)?|freight|logistics|fleet|diesel|parts|hauling|lines|express|carriers?|leasing|equipment)\b/i;

/** The line that says its legal form or its trade, or shares its name with the mail address; otherwise the one in the largest letters. */
function companyIn(pages: Page[], email: string | undefined): Found | undefined {
  const domain = email?.split("@")[1]?.split(".")[0] ?? "";
  const rated = pages.flatMap((page, index) =>
    linesOf(page.words).map((words) => {
      const text = textOf(words);
      const bare = text.toLowerCase().replace(/[^a-z0-9]/g, "");
      const isNamed =
        domain.length > 3 && bare.length > 3 && (bare.includes(domain) || domain.includes(bare));
      const height = Math.max(...words.map(({ box }) => box.bottom - box.top)) / page.height;
      const isOther = /@|\d{3}|www\.|^fax|^tel/i.test(text) || bare.length < 3;
      const rate = (legalForm.test(text) ? 3 : 0) + (isNamed ? 3 : 0) + (trade.test(text) ? 2 : 0) + height;
      return { words, page: index, rate: isOther ? -1 : rate };
    }),
  );
  const [best] = rated.sort((a, b) => b.rate - a.rate);
  return best && best.rate >= 0 ? foundIn(best.words, best.page, spaced(textOf(best.words))) : undefined;
}
