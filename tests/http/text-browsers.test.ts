import { HTMLElement, type Node, TextNode } from "node-html-parser";
import { expect, test } from "vitest";
import { pageGroups } from "../browser/pages";
import { Visitor } from "../support/visitor";

// w3m, lynx, links2 and Dillo know nothing of the gaps that styles make.
test.each(pageGroups.map((group) => [group.name, group] as const))(
  "%s: no words run together where styles are not read",
  async (_, { prepare, pages }) => {
    const { person, cookies = [], params = {} } = await prepare();
    const visitor = new Visitor();
    visitor.takeCookies(cookies);
    if (person) await visitor.signIn(person);
    const found: string[] = [];
    for (const one of pages) {
      const at = typeof one === "string" ? one : one.at;
      const { html } = await visitor.get(at.replace(/:(\w+)/g, (__, name: string) => params[name]!));
      for (const joined of runTogether(html.querySelector("body")!)) found.push(`${at}: ${joined}`);
    }
    expect(found).toEqual([]);
  },
);

const inline = /^(a|abbr|b|bdi|button|code|em|i|kbd|label|mark|small|span|strong|time)$/i;
const ignored = /^(script|style|svg|template|noscript)$/i;
const endsInWord = /[\p{L}\p{N}]$/u;
const beginsWithWord = /^[\p{L}\p{N}]/u;

/** Texts of two elements without a blank between, and answers that follow the words of the one before. */
function runTogether(body: HTMLElement): string[] {
  const found: string[] = [];
  let before = "";
  const say = (text: string) => found.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
  const visit = (node: Node) => {
    if (node instanceof TextNode) {
      if (endsInWord.test(before) && beginsWithWord.test(node.text)) say(node.text);
      if (node.text) before = node.text;
    }
    if (!(node instanceof HTMLElement) || ignored.test(node.tagName)) return;
    const isAnswer = node.tagName === "INPUT" && /^(radio|checkbox)$/.test(node.getAttribute("type") ?? "");
    if (isAnswer && endsInWord.test(before)) say("( )");
    const isApart = !inline.test(node.tagName);
    if (isApart) before = "";
    // Its last characters are bold.
    if (node.classList.contains("identifier")) visit(new TextNode(node.text, node));
    else for (const child of node.childNodes) visit(child);
    if (isApart) before = "";
  };
  visit(body);
  return found;
}
