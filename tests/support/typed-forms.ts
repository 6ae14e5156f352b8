import type { HTMLElement } from "node-html-parser";
import { goodFields } from "./good-fields";
import { controlsOf } from "./html-form";

const typedInto = /^(text|search|tel|email|url|password|number|date|month|week|time|datetime-local)$/i;

const isTypedInto = (control: HTMLElement) =>
  control.tagName === "INPUT" &&
  typedInto.test(control.getAttribute("type") ?? "text") &&
  !control.hasAttribute("readonly");

export const good = (name: string) => (goodFields as Record<string, string>)[name];

/** The forms of a page that post, with the fields that `isTyped` names. */
export function typedForms(page: HTMLElement, isTyped = isTypedInto) {
  return page
    .querySelectorAll("form")
    .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
    .map((form) => ({ form, fields: controlsOf(page, form).filter(isTyped) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Also a text of several lines, which Enter does not send; a password is never sent back. */
export const isKept = (control: HTMLElement) =>
  control.getAttribute("type") !== "password" && (control.tagName === "TEXTAREA" || isTypedInto(control));
