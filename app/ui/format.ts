/** One per time zone, because creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  formatters.set(timeZone, made);
  return made;
}

/** MMM d, yyyy h:mm a in the given time zone: "Nov 27, 2026 4:05 PM". */
export function formatTime(time: Date, timeZone: string): string {
  const parts = formatterFor(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  return `${part("month")} ${part("day")}, ${part("year")} ${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** "4:05 PM". */
export function formatClock(time: Date, timeZone: string): string {
  return formatTime(time, timeZone).split(" ").slice(3).join(" ");
}

/** "Nov 28, 2026". `day` is YYYY-MM-DD, in no time zone. */
export function formatDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return `${months[month - 1]} ${date}, ${year}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "$1,234.50", "-$5.00". `amount` is plain decimal text with at most two decimals. */
export function formatMoney(amount: string): string {
  const [whole = "0", cents = ""] = amount.replace(/^-/, "").split(".");
  return `${amount.startsWith("-") ? "-" : ""}$${formatDecimal(whole)}.${cents.padEnd(2, "0")}`;
}

/** A unit price with all its decimals, at least two: "$33.335". */
export function formatPrice(amount: string): string {
  return formatMoney(priceDigits(amount));
}

/** A unit price as forms and files hold it: "12.5" and "12.5000" are "12.50", "0.0425" stays. */
export function priceDigits(amount: string): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  return `${whole}.${decimals.replace(/0+$/, "").padEnd(2, "0")}`;
}

/** "8.250" as "8.25". */
export function trimDecimals(amount: string): string {
  return amount.includes(".") ? amount.replace(/\.?0+$/, "") : amount;
}

/** "1,131.11". `amount` is plain decimal text; its decimals are kept. */
export function formatDecimal(amount: string): string {
  if (!/\d{4}/.test(amount)) return amount;
  return amount.replace(/^(-?\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));
}

export function formatCount(count: number): string {
  return formatDecimal(String(count));
}

/** "1 row", "1,250 rows". */
export function formatCounted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A label within a sentence: "Sales price" is "sales price", "OEM number" stays. */
export function midSentence(label: string): string {
  return /^[A-Z](?![A-Z])/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
}
