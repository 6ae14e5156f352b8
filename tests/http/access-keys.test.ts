import { expect, test } from "vitest";
import { newCompany } from "../support/people";
import { Visitor } from "../support/visitor";

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${chrome} Chrome/131.0.0.0 Safari/537.36`, "Alt+I"],
  [`${chrome} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Alt+I"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Alt+Shift+I"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:133.0) Gecko/20100101 Firefox/133.0", "Control+Option+I"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    undefined,
  ],
  ["w3m/0.5.3", undefined],
])("the key that finalizes is said as %s has it", async (agent, keys) => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany({ plan: "enterprise" }));
  const { html } = await visitor.get("/invoicing/new", { "user-agent": agent });
  expect(html.querySelector('button[value="finalize"]')!.getAttribute("accesskey")).toBe("i");
  expect(html.querySelector("kbd.access-key")?.text).toBe(keys);
});
