import type { HTMLElement } from "node-html-parser";
import type { Answer } from "./visitor";

/** What stands in a field of the page. */
export function valueOf(answer: Answer, name: string): string | undefined {
  const control = answer.html.querySelector(`[name="${name}"]:not(button)`);
  if (!control) return undefined;
  if (control.tagName === "TEXTAREA") return control.textContent.replace(/^\r?\n/, "");
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  return control.querySelector("option[selected]")?.getAttribute("value");
}

/** What is said at a field, to eyes and to screen readers alike. */
export function messageAt(answer: Answer, name: string): string {
  const control = answer.html.querySelector(`[name="${name}"]:not([type=hidden])`);
  const ids = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => answer.html.getElementById(id)?.text ?? "").join(" ");
}

/** The summary of a refused form. */
export function alertOf(answer: Answer): string {
  return wordsOf(answer.html.querySelector("[role=alert]"));
}

/** The message of what was just done. */
export function flashOf(answer: Answer): string {
  return wordsOf(answer.html.querySelector("#message"));
}

function wordsOf(element: HTMLElement | null): string {
  return element?.structuredText.replace(/\s+/g, " ").trim() ?? "";
}
