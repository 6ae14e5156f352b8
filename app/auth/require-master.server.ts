import { refuseRequest } from "~/http/requests/refuse-request.server";
import type { Scope } from "./scope";

/** Only the master account keeps stock for its customers. */
export function requireMaster(scope: Scope): void {
  if (!scope.isMaster) refuseRequest(404);
}
