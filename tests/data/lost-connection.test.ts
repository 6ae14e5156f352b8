import { expect, test } from "vitest";
import { isLostConnection } from "~/http/web-process/lost-connection";

test.each(["CONNECTION_CLOSED", "CONNECT_TIMEOUT", "ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"])(
  "%s, which nobody awaits any more, does not end a process",
  (code) => {
    expect(isLostConnection(Object.assign(new Error("read"), { code }))).toBe(true);
  },
);

test.each([new TypeError("x is not a function"), Object.assign(new Error(), { code: "ENOSPC" }), undefined])(
  "any other error does",
  (error) => {
    expect(isLostConnection(error)).toBe(false);
  },
);
