import { refuseRequest } from "./refuse-request.server";

/** Anything that is not an id gets the 404 page, like an unknown id. */
export function readId(param: string | undefined): string {
  return isId(param ?? "") ? param! : refuseRequest(404);
}

/** Undefined if it is not an id. */
export function readOptionalId(text: string | null): string | undefined {
  return text !== null && isId(text) ? text : undefined;
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
