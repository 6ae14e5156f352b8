import { randomBytes } from "node:crypto";
import { isIP } from "node:net";

export type Arrival = {
  method: string;
  url: string;
  /** Names in lower case, as Node and `Headers` give them. */
  headers: Record<string, string | string[] | undefined>;
  remoteAddress: string | undefined;
  trustProxy: boolean;
  publicUrl: string | undefined;
};

export type Admission = {
  /** Path and query only, even if the request line had a full URL. */
  url: string;
  /** For the response, whatever it is. */
  setHeaders: Record<string, string>;
  /** For the application; app/http/requests/caller.server.ts reads them. */
  requestHeaders: Record<string, string>;
  removeRequestHeaders: string[];
};

const alwaysSent = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // "no-referrer" would make Chromium send "Origin: null" with every form.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=()",
};

/** Decided before remix-serve sees the request: who calls, from which site, and the security headers of the response. */
export function admit(arrival: Arrival): Admission {
  const { headers, publicUrl } = arrival;
  const nonce = randomBytes(16).toString("base64");
  const secure = isSecure(arrival);
  const host = hostOf(arrival);
  return {
    url: decodable(arrival.url.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/")),
    setHeaders: {
      ...alwaysSent,
      "content-security-policy": contentSecurityPolicy(nonce),
      ...(secure ? { "strict-transport-security": "max-age=31536000" } : {}),
    },
    requestHeaders: {
      host: host ?? (publicUrl ? new URL(publicUrl).host : "localhost"),
      "x-fleet-address": addressOf(arrival),
      "x-fleet-nonce": nonce,
      "x-fleet-request": randomBytes(4).toString("hex"),
      ...(secure ? { "x-fleet-secure": "1" } : {}),
      ...(prefersGzip(arrival) ? { "accept-encoding": "gzip" } : {}),
      ...(isForeign(arrival, host) ? { "x-fleet-foreign": "1" } : {}),
    },
    // Remix responds to a foreign Origin with an empty 500, so it is checked here and removed.
    removeRequestHeaders: ["origin", "x-forwarded-host"].concat(
      Object.keys(headers).filter((name) => name.startsWith("x-fleet-")),
    ),
  };
}

export type Refusal = { status: number; text: string; headers?: Record<string, string> };

/** What no page of ours ever sends, and what Remix would fail at or log as a fault. */
export function refusalOf(method: string, url: string): Refusal | undefined {
  if (!["GET", "HEAD", "POST"].includes(method))
    return { status: 405, text: "Method not allowed\n", headers: { allow: "GET, HEAD, POST" } };
  const [path = "", ...query] = url.split("?");
  // The data of a page, for scripts: pages have none that would ask.
  if (path.endsWith(".data")) return { status: 404, text: "Not found\n" };
  if (new URLSearchParams(query.join("?")).has("_data")) return { status: 400, text: "Bad request\n" };
  return undefined;
}

/** remix-serve shows its own page for a path it cannot decode; escaped like this, the path gets our 404 page. */
function decodable(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** Scripts and styles: remix-serve's brotli (quality 4, of unknown length) makes them larger than its gzip does. */
function prefersGzip({ url, headers }: Arrival): boolean {
  return /^\/(assets\/|helpers\.js)/.test(url) && /\bgzip\b/.test(String(headers["accept-encoding"]));
}

function contentSecurityPolicy(nonce: string): string {
  return (
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; ` +
    "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'"
  );
}

function isSecure({ headers, trustProxy, publicUrl }: Arrival): boolean {
  const scheme = trustProxy ? lastEntry(headers["x-forwarded-proto"])?.toLowerCase() : undefined;
  return scheme === "https" || (publicUrl?.startsWith("https:") ?? false);
}

/** The peer's address, or behind a proxy the last entry, which the nearest proxy added (earlier ones may be forged). */
function addressOf({ headers, remoteAddress, trustProxy }: Arrival): string {
  const forwarded = trustProxy ? lastEntry(headers["x-forwarded-for"]) : undefined;
  const candidates = [forwarded, forwarded?.replace(/^\[(.*)\](:\d+)?$|:\d+$/, "$1"), remoteAddress];
  const address = candidates.find((candidate) => candidate && isIP(candidate)) ?? "unknown";
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** Undefined if it is missing or not a host name. */
function hostOf({ headers, trustProxy }: Arrival): string | undefined {
  const forwarded = trustProxy ? lastEntry(headers["x-forwarded-host"]) : undefined;
  const host = forwarded ?? lastEntry(headers.host);
  const isName =
    host && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
  return isName ? host : undefined;
}

/** A change requested by another site's page. Programs that send neither header are not browsers and have nobody's cookie. */
function isForeign({ method, headers, publicUrl }: Arrival, host: string | undefined): boolean {
  if (!/^(POST|PUT|PATCH|DELETE)$/i.test(method)) return false;
  const site = lastEntry(headers["sec-fetch-site"])?.toLowerCase();
  if (site === "cross-site" || site === "same-site") return true;
  const origin = headers.origin;
  if (origin === undefined) return false;
  if (typeof origin !== "string" || !/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return true;
  const { protocol, origin: theirs } = new URL(origin);
  const ours = host ? new URL(`${protocol}//${host}`).origin : undefined;
  return theirs !== ours && (!publicUrl || theirs !== new URL(publicUrl).origin);
}

function lastEntry(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(",") : header;
  return text?.split(",").at(-1)?.trim() || undefined;
}
