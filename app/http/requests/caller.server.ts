/** The front door (app/http/web-process/front-door.ts) sets these headers and removes any that a visitor sends. */
export function callerAddress(request: Request): string {
  return request.headers.get("x-fleet-address") ?? "unknown";
}

export function isSecure(request: Request): boolean {
  return request.headers.get("x-fleet-secure") === "1";
}

/** Sent by the browser on behalf of another site's page. */
export function isForeign(request: Request): boolean {
  return request.headers.get("x-fleet-foreign") === "1";
}
