import { data } from "@remix-run/node";
import type { Scope } from "~/auth/scope";
import { printedField } from "~/features/counts/count-fields";
import { countPartView } from "~/features/counts/count-part-view";
import { getCountParts, listCountParts, partsOnPage } from "~/features/counts/count-parts.server";
import { ofAll } from "~/features/counts/count-text";
import { type Count, countParts } from "~/features/counts/counts.server";
import type { MovedSince } from "~/features/counts/enter/moved-since.server";
import { whenChoices } from "~/features/counts/enter/moved-since-text";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readKey, readSearch } from "~/http/requests/read-search";
import { withQuery } from "./count-of.server";

export async function countListPage(scope: Scope, count: Count, query: URLSearchParams) {
  const after = readOptionalId(query.get("after"));
  const bin = readKey(query.get("bin"), 50);
  const left = query.get("left") === "1";
  const printed = readSearch(query.get(printedField), 50);
  const [found, all] = await Promise.all([
    listCountParts(scope, count, { limit: partsOnPage, after, bin: bin || undefined, left }),
    countParts(scope, count),
  ]);
  const parts = linesOf(scope, count, found.slice(0, partsOnPage));
  const path = `/inventory/count/${count.id}`;
  const filter = { bin, left: left ? "1" : undefined, [printedField]: printed };
  const last = found.length > partsOnPage ? parts.at(-1)?.id : undefined;
  return {
    progress: ofAll(count.entered ?? 0, all),
    parts,
    bin,
    hasBins: count.scope !== "bin",
    left,
    printed,
    path,
    here: withQuery(path, { ...filter, after }),
    first: after && withQuery(path, filter),
    next: last && withQuery(path, { ...filter, after: last }),
  };
}

function linesOf(scope: Scope, count: Count, parts: Parameters<typeof countPartView>[0][]) {
  return parts.map((part) =>
    countPartView(part, { isBlind: count.is_blind, timeZone: scope.account.timeZone }),
  );
}

/** The next page if its button was pressed, for the same printed sheet. */
export function pageAfter(request: Request, fields: FormData): string {
  const { pathname, search } = new URL(request.url);
  const next = fields.get("then");
  const here =
    typeof next === "string" && next.startsWith(`${pathname}?`) ? next.slice(pathname.length) : search;
  const query = Object.fromEntries(new URLSearchParams(here));
  return withQuery(pathname, {
    ...query,
    [printedField]: readSearch(String(fields.get(printedField) ?? ""), 50),
  });
}

/** Adds the parts counted in the form, since the list may have moved past them. */
export async function withPosted<Answer extends { data: FormAnswer; init: ResponseInit | null }>(
  scope: Scope,
  count: Count,
  { fields, answer, moved = [] }: { fields: FormData; answer: Answer; moved?: MovedSince[] },
) {
  const typed = [...fields].filter(([name, value]) => name.startsWith("quantity-") && String(value).trim());
  const ids = typed
    .map(([name]) => readOptionalId(name.slice("quantity-".length)))
    .filter((id) => id !== undefined);
  const posted = linesOf(scope, count, await getCountParts(scope, count, ids.slice(0, 200)));
  const moments = Object.fromEntries(
    moved.map((part) => [part.itemId, whenChoices(part, scope.account.timeZone)]),
  );
  return data({ ...answer.data, posted, moments }, answer.init ?? undefined);
}
