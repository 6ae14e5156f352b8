import { isoOf } from "./read-day";
import { today } from "./today";
import { addDays } from "./days";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const written = /^(?:(\S.*?),?\s+)?(\d{1,2}):(\d{2})\s*(?:([ap])\.?\s?m\.?)?$/i;

/**
 * Reads a moment in the past as our papers print it (Nov 28, 2026 4:05 PM) or as people write it (4:05 PM, 16:05, 11/28/2026 4:05 PM), as
 * local time: YYYY-MM-DD HH:MM. Without a day it is the last time that it was that late.
 */
export function readMoment(typed: string, timeZone: string, now = new Date()) {
  const [, day, typedHours = "", minutes = "", half] = written.exec(typed.trim()) ?? [];
  const hours = half ? (Number(typedHours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(typedHours);
  const isClock =
    typedHours !== "" && hours < 24 && Number(minutes) < 60 && !(half && Number(typedHours) > 12);
  const date = day === undefined ? today(timeZone, now) : (isoOf(day) ?? namedDay(day));
  if (!isClock || !date) return { problem: "must be a time, such as 4:05 PM or 11/28/2026 4:05 PM" };
  const clock = `${String(hours).padStart(2, "0")}:${minutes}`;
  if (`${date} ${clock}` <= localTime(timeZone, now)) return { at: `${date} ${clock}` };
  return day === undefined ? { at: `${addDays(date, -1)} ${clock}` } : { problem: "lies in the future" };
}

function namedDay(text: string): string | undefined {
  const [, name = "", date, year] = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text) ?? [];
  return isoOf(`${year}-${months.indexOf(name.toLowerCase()) + 1}-${date}`);
}

/** YYYY-MM-DD HH:MM. */
export function localTime(timeZone: string, now: Date): string {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(now);
  return `${today(timeZone, now)} ${clock}`;
}
