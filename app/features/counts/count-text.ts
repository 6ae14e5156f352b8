import { formatClock, formatCount, formatCounted, formatTime } from "~/ui/format";
import { today } from "~/features/calendar/today";
import type { Count } from "./counts.server";
import type { Overlap } from "./start/new-count";

type Scoped = { scope: "all" | "bin" | "list"; bin: string | null; listed: number | null };

/** "bin A1", "the whole stock", "12 chosen parts". */
export function countedWhat({ scope, bin, listed }: Scoped): string {
  if (scope === "all") return "the whole stock";
  if (scope === "list") return formatCounted(listed ?? 0, "chosen part");
  return bin === "" ? "the parts without a bin" : `bin ${bin}`;
}

/** Only the time for what happened today. */
export function since(at: Date, timeZone: string, now = new Date()): string {
  return today(timeZone, at) === today(timeZone, now) ? formatClock(at, timeZone) : formatTime(at, timeZone);
}

/** "Ana counts bin A1 since 10:12 AM". */
export function whoCounts(count: Scoped & { author: string; started_at: Date }, timeZone: string): string {
  return `${count.author} counts ${countedWhat(count)} since ${since(count.started_at, timeZone)}`;
}

export function overlapText({ count, since: started }: Overlap, timeZone: string): string {
  const who = whoCounts({ ...count, started_at: new Date(started) }, timeZone);
  return `${who}. Two counts never share a part: choose something else, or wait until that count ends.`;
}

const outcomes = {
  counted: "Counted parts stamped",
  all_correct: "All shown quantities declared correct",
  cancelled: "Cancelled, nothing stamped",
};

export function countView(count: Count, timeZone: string) {
  const { finished_at, outcome } = count;
  return {
    id: count.id,
    what: countedWhat(count),
    isBlind: count.is_blind,
    author: count.author,
    since: since(count.started_at, timeZone),
    entered: count.entered ?? 0,
    found: count.found ?? 0,
    progress: progress(count),
    over: finished_at && {
      at: since(finished_at, timeZone),
      by: count.finished_author ?? "",
      outcome: outcome ? outcomes[outcome] : "",
      isCancelled: outcome === "cancelled",
    },
  };
}

export type CountView = ReturnType<typeof countView>;

function progress({ entered, parts_in_scope, listed, scope }: Count): string {
  const all = parts_in_scope ?? (scope === "list" ? listed : null);
  return all === null ? `${formatCounted(entered ?? 0, "part")} counted` : ofAll(entered ?? 0, all);
}

/** "12 of 40 parts counted". */
export function ofAll(counted: number, all: number): string {
  return `${formatCount(counted)} of ${formatCounted(all, "part")} counted`;
}
