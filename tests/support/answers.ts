import type { HTMLElement } from "node-html-parser";
import type { Answer } from "./visitor";

export function valueOf(answer: Answer, name: string): string | undefined {
  const control = answer.html.querySelector(`[name="${name}"]:not(button)`);
  if (!control) return undefined;
  if (control.tagName === "TEXTAREA") return control.textContent.replace(/^\r?\n/, "");
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  return control.querySelector("option[selected]")?.getAttribute("value");
}

/** To eyes and screen readers alike. */
export function messageAt(answer: Answer, name: string): string {
  const control = answer.html.querySelector(`[name="${name}"]:not([type=hidden])`);
  const ids = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => answer.html.getElementById(id)?.text ?? "").join(" ");
}

export function alertOf(answer: Answer): string {
  return wordsOf(answer.html.querySelector("[role=alert]"));
}

/** What the page of a mail says that it sends. */
export function mailShownBy({ html }: Answer): { subject: string; body: string } {
  const body = html.querySelector(".mail-text")!;
  const lines = body
    .closest("section")!
    .querySelectorAll("p")
    .map(({ text }) => text);
  const subject = lines.find((line) => line.startsWith("Subject: "))!.slice("Subject: ".length);
  return { subject, body: body.textContent };
}

export function flashOf(answer: Answer): string {
  return wordsOf(answer.html.querySelector("#message"));
}

function wordsOf(element: HTMLElement | null): string {
  return element?.structuredText.replace(/\s+/g, " ").trim() ?? "";
}
