import type { Scope } from "~/auth/scope";
import { getMember } from "~/features/users/users.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function memberOf(scope: Scope, params: { userId?: string }) {
  const member = orNotFound(await getMember(scope, readId(params.userId)));
  return { member, title: member.name ?? member.email, page: `/account/users/${member.id}` };
}
