import type { Scope } from "~/auth/scope";
import { partsOnPage, listCountParts } from "~/features/counts/count-parts.server";
import { listCounted, summarizeCount } from "~/features/counts/review/count-review.server";
import { type Count, countParts } from "~/features/counts/counts.server";
import { reviewView, summaryWords, uncountedLine } from "~/features/counts/review/review-view";
import { readOptionalId } from "~/http/requests/read-id.server";
import { withQuery } from "./count-of.server";

const shows = ["differences", "counted", "uncounted"] as const;

/** The totals so far, one of the three lists, and links to the others. */
export async function reviewOf(scope: Scope, count: Count, query: URLSearchParams) {
  const after = readOptionalId(query.get("after"));
  // In a blind count, counters see the book quantities when it is finished.
  const seesBook = !count.is_blind || count.finished_at !== null || scope.may("inventory:manage");
  const seesCost = seesBook && scope.may("costs:view");
  const usual = seesBook ? "differences" : "counted";
  const wanted = shows.find((one) => one === query.get("show")) ?? usual;
  const show =
    (wanted === "differences" && !seesBook) || (wanted === "uncounted" && count.finished_at) ? usual : wanted;
  const [summary, all] = await Promise.all([summarizeCount(scope, count.id), countParts(scope, count)]);
  const options = { timeZone: scope.account.timeZone, seesBook, seesCost };
  const limit = partsOnPage;
  const lines =
    show === "uncounted"
      ? (await listCountParts(scope, count, { limit, after, left: true })).map((part) =>
          uncountedLine(part, seesBook),
        )
      : (await listCounted(scope, count.id, { limit, after, onlyDifferences: show === "differences" })).map(
          (part) => reviewView(part, options),
        );
  const path = `/inventory/count/${count.id}/review`;
  const next = lines.length > limit ? lines[limit - 1]?.id : undefined;
  const uncounted = Math.max(0, all - summary.counted);
  return {
    path,
    show,
    seesBook,
    seesCost,
    summary: summaryWords(summary, { all, seesBook, seesCost }),
    counts: { differences: summary.differences, counted: summary.counted, uncounted },
    lines: lines.slice(0, limit),
    first: after && withQuery(path, { show }),
    next: next && withQuery(path, { show, after: next }),
  };
}

export type Review = Awaited<ReturnType<typeof reviewOf>>;
