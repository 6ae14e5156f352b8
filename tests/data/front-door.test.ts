import { expect, test } from "vitest";
import { type Arrival, admit, refusalOf } from "~/http/web-process/front-door-rules";
import { readRequestLine } from "~/http/web-process/request-log";

function arrive(change: Partial<Arrival> = {}, headers: Arrival["headers"] = {}) {
  return admit({
    method: "POST",
    url: "/fleet-data/new",
    remoteAddress: "192.0.2.7",
    trustProxy: false,
    publicUrl: undefined,
    ...change,
    headers: { host: "fleet.example:3000", ...headers },
  });
}

const foreign = (change: Partial<Arrival>, headers: Arrival["headers"]) =>
  arrive(change, headers).requestHeaders["x-fleet-foreign"] === "1";

test("a form posted from our own page is let in", () => {
  expect(foreign({}, { origin: "http://fleet.example:3000", "sec-fetch-site": "same-origin" })).toBe(false);
  expect(foreign({}, { origin: "http://FLEET.example:3000" })).toBe(false);
  expect(foreign({}, { origin: "https://fleet.example", host: "fleet.example:443" })).toBe(false);
  expect(foreign({}, { origin: "http://[::1]:3000", host: "[::1]:3000" })).toBe(false);
  expect(foreign({}, {})).toBe(false);
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["another port", { origin: "http://fleet.example:4000" }],
  ["no origin (null)", { origin: "null" }],
  ["a malformed origin", { origin: "http://" }],
  ["an empty origin", { origin: "" }],
  ["something that is no web site", { origin: "file://fleet.example:3000" }],
  ["a neighbour's name", { "sec-fetch-site": "same-site" }],
  ["another site that hides its origin", { "sec-fetch-site": "cross-site" }],
  [
    "our origin but another site's page",
    { origin: "http://fleet.example:3000", "sec-fetch-site": "cross-site" },
  ],
  ["our origin without a host", { origin: "http://fleet.example:3000", host: undefined }],
])("a form posted from %s is marked as foreign", (_, headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(foreign({ method }, headers)).toBe(true);
  expect(foreign({ method: "GET" }, headers)).toBe(false);
});

test("the origin never reaches the framework, which would answer an empty 500", () => {
  expect(arrive({}, { origin: "null" }).removeRequestHeaders).toContain("origin");
});

test("behind a proxy that changes the host, the public address counts as ours", () => {
  const proxied = { publicUrl: "https://fleet.example", trustProxy: true };
  expect(foreign(proxied, { host: "10.0.0.5:3000", origin: "https://fleet.example" })).toBe(false);
  expect(foreign(proxied, { host: "10.0.0.5:3000", origin: "https://evil.example" })).toBe(true);
});

test("a forwarded host counts only from a trusted proxy", () => {
  const headers = {
    "x-forwarded-host": "fleet.example",
    host: "10.0.0.5:3000",
    origin: "https://fleet.example",
  };
  expect(foreign({ trustProxy: true }, headers)).toBe(false);
  expect(foreign({ trustProxy: false }, headers)).toBe(true);
  expect(arrive({}, headers).removeRequestHeaders).toContain("x-forwarded-host");
});

test("a visitor cannot write the headers we trust", () => {
  const forged = { "x-fleet-address": "127.0.0.1", "x-fleet-secure": "1", "x-fleet-role": "admin" };
  const { removeRequestHeaders, requestHeaders } = arrive({}, forged);
  expect(removeRequestHeaders).toEqual(expect.arrayContaining(Object.keys(forged)));
  expect(requestHeaders["x-fleet-address"]).toBe("192.0.2.7");
  expect(requestHeaders).not.toHaveProperty("x-fleet-secure");
});

test("the caller's address is the peer's, or what our own proxy added last", () => {
  const address = (change: Partial<Arrival>, forwarded?: string) =>
    arrive(change, { "x-forwarded-for": forwarded }).requestHeaders["x-fleet-address"];
  expect(address({}, "198.51.100.1")).toBe("192.0.2.7");
  expect(address({ remoteAddress: "::ffff:192.0.2.9" })).toBe("192.0.2.9");
  expect(address({ trustProxy: true }, "1.1.1.1, 198.51.100.1")).toBe("198.51.100.1");
  expect(address({ trustProxy: true }, "198.51.100.1:5123")).toBe("198.51.100.1");
  expect(address({ trustProxy: true }, "[2001:db8::1]:5123")).toBe("2001:db8::1");
  expect(address({ trustProxy: true }, "2001:db8::1")).toBe("2001:db8::1");
  expect(address({ trustProxy: true }, "x'); drop table")).toBe("192.0.2.7");
  expect(address({ remoteAddress: undefined })).toBe("unknown");
});

test("the line counts as secure behind https only", () => {
  const secure = (change: Partial<Arrival>, scheme?: string) => {
    const { requestHeaders, setHeaders } = arrive(change, { "x-forwarded-proto": scheme });
    expect("strict-transport-security" in setHeaders).toBe("x-fleet-secure" in requestHeaders);
    return requestHeaders["x-fleet-secure"] === "1";
  };
  expect(secure({}, "https")).toBe(false);
  expect(secure({ trustProxy: true }, "https")).toBe(true);
  expect(secure({ trustProxy: true }, "https, http")).toBe(false);
  expect(secure({ publicUrl: "https://fleet.example" })).toBe(true);
  expect(secure({ publicUrl: "http://fleet.example" })).toBe(false);
});

test("every answer carries the security headers and a fresh nonce", () => {
  const [first, second] = [arrive(), arrive()];
  const nonce = first.requestHeaders["x-fleet-nonce"]!;
  expect(Buffer.from(nonce, "base64")).toHaveLength(16);
  expect(second.requestHeaders["x-fleet-nonce"]).not.toBe(nonce);
  expect(first.setHeaders["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(first.setHeaders["content-security-policy"]).not.toContain("unsafe");
  expect(first.setHeaders).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
});

test("a missing or nonsensical host, or a whole URL in the request line, is put right", () => {
  expect(arrive({}, { host: undefined }).requestHeaders.host).toBe("localhost");
  expect(arrive({}, { host: "a b" }).requestHeaders.host).toBe("localhost");
  expect(arrive({ publicUrl: "https://fleet.example" }, { host: "x/y" }).requestHeaders.host).toBe(
    "fleet.example",
  );
  expect(arrive({ url: "http://other.example/inventory?q=1" }).url).toBe("/inventory?q=1");
  expect(arrive({ url: "http://other.example" }).url).toBe("/");
  expect(arrive({ url: "http://other.example?q=1" }).url).toBe("/?q=1");
  expect(arrive({ method: "OPTIONS", url: "*" }).url).toBe("/*");
  expect(arrive({ url: "/auth?next=http://x/" }).url).toBe("/auth?next=http://x/");
});

test("the log of requests keeps no secrets", () => {
  expect(readRequestLine("GET /auth?tab=reset&token=secret 200 1234 - 5.123 ms")).toEqual({
    ...{ method: "GET", path: "/auth", status: 200, bytes: 1234, ms: 5.123 },
  });
  expect(readRequestLine("POST /join/secret 303 - - 7 ms")).toMatchObject({
    path: "/join/-",
    bytes: undefined,
  });
  expect(readRequestLine("GET /join/secret.data?x=1 - - - - ms")).toMatchObject({
    path: "/join/-",
    status: undefined,
  });
  expect(readRequestLine('{"level":30,"msg":"x"}')).toBeUndefined();
});

test("only what pages send reaches them", () => {
  for (const method of ["GET", "HEAD", "POST"]) expect(refusalOf(method, "/auth?tab=signin")).toBeUndefined();
  expect(refusalOf("GET", "/fleet-data/export.csv?q=_data")).toBeUndefined();
  expect(refusalOf("TRACE", "/auth")?.status).toBe(405);
  expect(refusalOf("GET", "/auth?_data")?.status).toBe(400);
  expect(refusalOf("GET", "/auth.data?x=1")?.status).toBe(404);
});
