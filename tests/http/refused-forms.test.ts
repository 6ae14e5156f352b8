import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { pageGroups } from "../browser/pages";
import { controlsOf } from "../support/html-form";
import { good, isKept, typedForms } from "../support/typed-forms";
import { Visitor } from "../support/visitor";

/** What the form of this page would hardly have had before. */
function typedText(field: HTMLElement): string {
  const type = field.getAttribute("type") ?? "text";
  return type === "text" || field.tagName === "TEXTAREA"
    ? "Typed"
    : (good(field.getAttribute("name")!) ?? "7");
}

const valuesOf = (page: HTMLElement, name: string) =>
  page
    .querySelectorAll("form")
    .flatMap((form) => controlsOf(page, form))
    .filter((control) => control.getAttribute("name") === name)
    .map((control) =>
      control.tagName === "TEXTAREA" ? control.textContent.trim() : control.getAttribute("value"),
    );

/** What a reader of the page meets first. */
function firstSaid(page: HTMLElement): string {
  const first = page
    .querySelector("main")!
    .children.find((one) => !one.classList.contains("visually-hidden"));
  return first?.getAttribute("role") === "alert" ? first.querySelector(".notice-title")!.text : "";
}

test.each(pageGroups.map((group) => [group.name, group] as const))(
  "%s: a form that is refused says so first, shows what was typed, and sends nobody elsewhere",
  async (_, { prepare, pages }) => {
    const { person, cookies = [], params = {} } = await prepare();
    const visitor = new Visitor();
    visitor.takeCookies(cookies);
    if (person) await visitor.signIn(person);
    const lost: string[] = [];
    const unsaid: string[] = [];
    for (const one of pages) {
      const at = typeof one === "string" ? one : one.at;
      const path = at.replace(/:(\w+)/g, (_, name: string) => params[name]!);
      const { html } = await visitor.get(path);
      for (const { form, fields } of typedForms(html, isKept)) {
        const typed = Object.fromEntries(
          fields.map((field) => [field.getAttribute("name")!, typedText(field)]),
        );
        // As if the page had been open for a day: every form refuses that.
        const answer = await visitor.submit(form, { ...typed, form_token: "from yesterday" });
        const missing = Object.keys(typed).filter(
          (name) => !valuesOf(answer.html, name).includes(typed[name]),
        );
        // Some first buttons add a line, or look for a part.
        if (![200, 400].includes(answer.status) || missing.length > 0)
          lost.push(`${at}: ${answer.status} ${answer.location ?? ""} ${missing.join(", ")}`);
        const said = firstSaid(answer.html);
        const title = answer.html.querySelector("title")!.text;
        if (answer.status === 400 && (!said || !title.startsWith(`${said} - `)))
          unsaid.push(`${at}: "${said}", titled "${title}"`);
      }
    }
    expect(lost).toEqual([]);
    expect(unsaid).toEqual([]);
  },
);
