/** The front door (app/http/web-process/front-door.ts) writes these headers and removes any that a visitor sends. */
export function callerAddress(request: Request): string {
  return request.headers.get("x-fleet-address") ?? "unknown";
}

export function isSecure(request: Request): boolean {
  return request.headers.get("x-fleet-secure") === "1";
}

/** A post that another site's page made the browser send. */
export function isForeign(request: Request): boolean {
  return request.headers.get("x-fleet-foreign") === "1";
}
