import { expect, test } from "vitest";
import { pageGroups } from "../browser/pages";
import { Visitor } from "../support/visitor";

const sections = ["Inventory Management", "Invoicing", "Reseller View", "Count"];

test.each(pageGroups.map((group) => [group.name, group] as const))(
  "%s: every page has one heading, which names the page and not its row of tabs",
  async (_, { prepare, pages }) => {
    const { person, cookies = [], params = {} } = await prepare();
    const visitor = new Visitor();
    visitor.takeCookies(cookies);
    if (person) await visitor.signIn(person);
    for (const one of pages) {
      const at = typeof one === "string" ? one : one.at;
      const { html } = await visitor.get(at.replace(/:(\w+)/g, (__, name: string) => params[name]!));
      const headings = html.querySelectorAll("h1").map((heading) => heading.text.trim());
      expect(headings.length, at).toBe(1);
      expect(headings[0], at).not.toBe("");
      const tabs = html.querySelector("nav.tabs");
      if (!tabs || !sections.includes(tabs.getAttribute("aria-label") ?? "")) continue;
      const title = html.querySelector("title")!.text.split(" - ").at(-2);
      expect(headings[0], at).toBe(title);
    }
  },
);
