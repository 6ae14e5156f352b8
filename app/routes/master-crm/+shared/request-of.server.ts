import type { Params } from "@remix-run/react";
import type { Scope } from "~/auth/scope";
import { readRequestKind } from "~/features/master-crm/requests/request-choices";
import { getRequest } from "~/features/master-crm/requests/requests.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

/** 404 for one that is not there, or not any more. */
export async function requestOf(scope: Scope, params: Params) {
  const kind = readRequestKind(params.kind) ?? refuseRequest(404);
  return (await getRequest(scope, kind, readId(params.requestId))) ?? refuseRequest(404);
}
