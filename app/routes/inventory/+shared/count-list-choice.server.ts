import type { Scope } from "~/auth/scope";
import { getChosenParts, searchParts } from "~/features/counts/start/parts-to-choose.server";
import { formatTime } from "~/ui/format";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readSearch } from "~/http/requests/read-search";

/** The checked parts, and those found by the search. */
export async function choiceOf(scope: Scope, fields: FormData) {
  const ids = fields.getAll("items").flatMap((id) => readOptionalId(String(id)) ?? []);
  const search = readSearch(String(fields.get("q") ?? ""));
  const chosen = await getChosenParts(scope, [...new Set(ids)].slice(0, 1000));
  const { parts: found, note } = await searchParts(scope, search);
  const line = (part: (typeof found)[number]) => ({
    id: part.id,
    number: part.part_number,
    description: part.description,
    bin: part.bin_location,
    last: part.last_counted ? formatTime(part.last_counted, scope.account.timeZone) : "Never",
  });
  const isChosen = new Set(chosen.map(({ id }) => id));
  return {
    search,
    note,
    chosen: chosen.map(line),
    found: found.filter(({ id }) => !isChosen.has(id)).map(line),
  };
}
