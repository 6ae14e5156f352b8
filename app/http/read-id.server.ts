import { refuseRequest } from "./refuse-request.server";

/** An id from the address; anything that is not one gets the 404 page, as an id of nobody's does. */
export function readId(param: string | undefined): string {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(param ?? "")
    ? param!
    : refuseRequest(404);
}
