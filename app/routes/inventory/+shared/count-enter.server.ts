import type { Scope } from "~/auth/scope";
import { countPartView } from "~/features/counts/count-part-view";
import { getCountParts, listRecentEntries } from "~/features/counts/count-parts.server";
import type { Count } from "~/features/counts/counts.server";
import { listSlips } from "~/features/counts/slips/count-slips.server";
import { slipView } from "~/features/counts/slips/slip-view";
import { type FoundBy, type FoundPart, findOwnParts } from "~/features/inventory/item/find-part.server";
import { readAsText } from "~/features/inventory/item/glued-scans";
import { readOwnGluedScans } from "~/features/inventory/item/glued-scans.server";
import { listNearly } from "~/features/inventory/list/list-items.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readKey } from "~/http/requests/read-search";

const foundBy: Record<FoundBy, string> = {
  number: "",
  bar_code: "by its bar code",
  same: "by another number of it",
  replaces: "by the number it had before",
};

/** One part of the count, several to choose from, parts outside the count, or nothing. What was scanned after it waits in `next`. */
export async function scanned(scope: Scope, count: Count, query: URLSearchParams) {
  const chosen = readOptionalId(query.get("part"));
  const { code, found, next, readAs, ways } = await readCode(scope, query);
  const line = (part: Parameters<typeof countPartView>[0]) =>
    countPartView(part, { isBlind: count.is_blind, timeZone: scope.account.timeZone });
  const recent = (await listRecentEntries(scope, count)).map(line);
  const ids = chosen ? [chosen] : found.map(({ id }) => id);
  const inside = (await getCountParts(scope, count, ids)).map(line);
  const part = inside.length === 1 ? inside[0] : undefined;
  const by = found.find(({ id }) => id === part?.id)?.by;
  const isUnknown = (code !== "" || chosen !== undefined) && inside.length === 0;
  return {
    code,
    next,
    readAs,
    ways,
    recent,
    counted: recent.find(({ id }) => id === query.get("counted")),
    noted: await slipText(scope, count, readOptionalId(query.get("slip"))),
    part,
    foundBy: by ? foundBy[by] : "",
    several: part ? [] : inside,
    unknown: isUnknown ? await unknownCode(scope, code, found) : null,
  };
}

type Code = { code: string; found: FoundPart[]; next: string[]; readAs: string; ways: string[][] };

/** Of several scans in one the first, once each: a count asks how many there are. */
async function readCode(scope: Scope, query: URLSearchParams): Promise<Code> {
  const code = readKey(query.get("code"));
  const next = waitingScans(query);
  const found = code === "" ? [] : await findOwnParts(scope, code);
  const glued = code === "" || found.length > 0 ? undefined : await readOwnGluedScans(scope, code);
  if (!glued || "asked" in glued) return { code, found, next, readAs: "", ways: glued?.asked ?? [] };
  const [first, ...others] = [...new Set(glued.taken)];
  const readAs = readAsText(glued.taken);
  return {
    code: first!,
    found: await findOwnParts(scope, first!),
    next: [...others, ...next],
    readAs,
    ways: [],
  };
}

function waitingScans(query: URLSearchParams): string[] {
  const codes = query.getAll("next").map((code) => readKey(code));
  return codes.filter(Boolean).slice(0, 100);
}

/** The part to count after this one. */
export function nextScan(request: Request) {
  const [code, ...next] = waitingScans(new URL(request.url).searchParams);
  return { code, next };
}

/** Parts that the count leaves out, or else what is nearly it. */
async function unknownCode(scope: Scope, code: string, found: FoundPart[]) {
  const outside = found.map(({ part_number, bin_location }) => ({ number: part_number, bin: bin_location }));
  const nearly = code && found.length === 0 ? await listNearly(scope, code) : [];
  return { code, outside, nearly };
}

async function slipText(scope: Scope, count: Count, slipId: string | undefined): Promise<string> {
  const slip = slipId && (await listSlips(scope, count.id)).find(({ id }) => id === slipId);
  return slip ? slipView(slip, scope.account.timeZone).text : "";
}
