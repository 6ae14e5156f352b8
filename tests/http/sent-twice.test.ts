import { expect, test } from "vitest";
import { listFields } from "~/http/requests/body.server";
import { pageGroups } from "../browser/pages";
import { goodFields } from "../support/good-fields";
import { buttonsOf, controlsOf, filledForm } from "../support/html-form";
import { Visitor } from "../support/visitor";

/** Whoever is signed out fills in no other form. */
const signsOut = /sign-out|account\/password/;

test.each(pageGroups.map((group) => [group.name, group] as const))(
  "%s: a form that names each of its fields twice is saved or refused, and never fails",
  async (_, { prepare, pages }) => {
    const { person, cookies = [], params = {} } = await prepare();
    const visitor = new Visitor();
    visitor.takeCookies(cookies);
    if (person) await visitor.signIn(person);
    const posts = [];
    for (const one of pages) {
      const at = (typeof one === "string" ? one : one.at).replace(
        /:(\w+)/g,
        (_, name: string) => params[name]!,
      );
      const { html } = await visitor.get(at);
      for (const form of html.querySelectorAll("form[method=post]")) {
        const names = controlsOf(html, form).map((control) => control.getAttribute("name")!);
        const boxes = form.querySelectorAll("[type=checkbox]").map((box) => box.getAttribute("name")!);
        const grouped = boxes.filter((name, index) => boxes.indexOf(name) !== index);
        expect(
          grouped.filter((name) => !listFields.has(name)),
          "listFields in body.server.ts",
        ).toEqual([]);
        const typed = Object.entries(goodFields).filter(([name]) => names.includes(name));
        const filled = filledForm(
          html,
          form,
          Object.fromEntries(typed),
          buttonsOf(html, form).at(-1)?.text.trim(),
        );
        posts.push({ at, action: filled.action || at, body: filled.body });
      }
    }
    for (const { at, action, body } of posts.filter(({ action }) => !signsOut.test(action))) {
      for (const [name, value] of [...body]) if (name !== "form_token") body.append(name, value);
      const { status } = await visitor.post(action, body);
      expect([at, action, status < 500]).toEqual([at, action, true]);
    }
  },
);
