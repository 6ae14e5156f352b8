import { refuseRequest } from "~/http/requests/refuse-request.server";
import type { Scope } from "./scope";

/** The customers whose stock is kept are the master account's. */
export function requireMaster(scope: Scope): void {
  if (!scope.isMaster) refuseRequest(404);
}
