import type { Scope } from "~/auth/scope";
import { countView } from "~/features/counts/count-text";
import { getCount } from "~/features/counts/counts.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function countOf(scope: Scope, params: { countId?: string }) {
  const count = orNotFound(await getCount(scope, readId(params.countId)));
  return { count, facts: countView(count, scope.account.timeZone) };
}

export function withQuery(path: string, query: Record<string, string | string[] | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one ? [[name, one]] : [])),
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}
