import { refuseRequest } from "./refuse-request.server";

/** An id from the address; anything that is not one gets the 404 page, as an id of nobody's does. */
export function readId(param: string | undefined): string {
  return isId(param ?? "") ? param! : refuseRequest(404);
}

/** An id in the address's query, which may be left out; anything that is not one is. */
export function searchedId(text: string | null): string | undefined {
  return text !== null && isId(text) ? text : undefined;
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
