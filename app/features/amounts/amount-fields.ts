import { z } from "zod";
import { type Amount, percent, price, readAmount } from "./read-amount";
import { readCount } from "./read-count";
import { isoOf, readDay } from "~/features/calendar/read-day";

type Kind = Parameters<typeof readAmount>[1];

/** An optional number, as plain decimal text or null. */
export function optionalAmount(kind: Kind) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const read = readAmount(typed, kind);
      if ("amount" in read) return read.amount;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    });
}

/** Optional dollars for one piece, not below 0, as plain decimal text or null. */
export function optionalPrice(name: string) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const read: Amount = /^\s*[-−(]/.test(typed)
        ? { problem: `${name} must be positive` }
        : readAmount(typed, price(name));
      if ("amount" in read) return read.amount;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    });
}

export function requiredCount(name: string, min = 0) {
  const missing = `${name} is required`;
  return z.string({ error: missing }).transform((typed, context) => {
    const read = typed.trim() ? readCount(typed, name, min) : { problem: missing };
    if ("count" in read) return read.count;
    context.addIssue({ code: "custom", message: read.problem });
    return z.NEVER;
  });
}

/** An optional percentage from 0 to 100, with or without its sign, as plain decimal text or null. */
export function optionalPercent(name: string, decimals: 2 | 4) {
  return z
    .string()
    .optional()
    .transform((typed) => typed?.replace(/\s*%\s*$/, ""))
    .pipe(optionalAmount(percent(name, decimals)));
}

/** A required day, not after tomorrow in the account's time zone, or the last day that is given. */
export function requiredDay(name: string, today: string, last?: string) {
  return z.string({ error: `${name} is required` }).transform((typed, context) => {
    const read = readDay(typed, name, today, last);
    if ("day" in read) return read.day;
    context.addIssue({ code: "custom", message: read.problem });
    return z.NEVER;
  });
}

/** An optional day, which may be in the future. */
export function optionalDay(name: string) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const day = isoOf(typed.trim());
      if (day) return day;
      context.addIssue({ code: "custom", message: `${name} must be a date, such as 11/28/2026` });
      return z.NEVER;
    });
}

/** An optional day, tomorrow at the latest. */
export function optionalPastDay(name: string, today: string) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const read = readDay(typed, name, today);
      if ("day" in read) return read.day;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    });
}

export function requiredText(name: string, maxLength: number, missing = `${name} is required`) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(maxLength, `${name} must be at most ${maxLength} characters`);
}

/** Optional text, trimmed; null when empty. */
export function optionalText(name: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .transform((text) => text || null)
    .optional()
    .transform((text) => text ?? null);
}

export const checkbox = z
  .string()
  .optional()
  .transform((value) => value === "on");

/** The version of the record that the form was opened with. */
export const version = z.coerce.number().int().max(2_147_483_647);

/** The id of another row of the account, or null. The database checks who owns it. */
export const optionalId = z
  .string()
  .optional()
  .transform((typed) => typed || null)
  .pipe(z.uuid("Choose one from the list").nullable());
