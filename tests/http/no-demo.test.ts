import { expect, test, vi } from "vitest";
import { Visitor } from "../support/visitor";

vi.hoisted(() => {
  process.env.DEMO_READY = "0";
});

test("where the demo is turned off no page offers it, and the trial is the first button", async () => {
  for (const at of ["/", "/fleettrackpro", "/auth", "/demo"]) {
    const { html, text } = await new Visitor().get(at);
    expect(html.querySelector("form[action='/demo']"), at).toBeNull();
    expect(text).not.toContain("The demo opens");
  }
  const { html } = await new Visitor().get("/");
  expect(html.querySelector("main .button-primary")?.text).toBe("Start Free Trial");
});
