import type { RequestHandler } from "msw";
import { type SetupServer, setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";

/** An outside service for the tests of a file; anything else that is asked fails the test. */
export function mockedService(...handlers: RequestHandler[]): SetupServer {
  const service = setupServer(...handlers);
  beforeAll(() => service.listen({ onUnhandledRequest: "error" }));
  afterEach(() => service.resetHandlers());
  afterAll(() => service.close());
  return service;
}
