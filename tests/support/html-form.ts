import type { HTMLElement } from "node-html-parser";

export type Fields = Record<string, string>;
/** Text and files that a person enters. */
export type Typed = Record<string, string | File>;
/** By its label, or by the name and value it sends. */
export type Button = string | { name: string; value?: string };

/** The Enter key in a text field. */
export const enterKey = { name: "enter key" };

export type FilledForm = { method: "get" | "post"; action: string; body: FormData };

/** As a browser without scripts sends it: hidden fields and values as printed, then the typed values. */
export function filledForm(
  page: HTMLElement,
  chosen: string | HTMLElement,
  typed: Typed,
  button?: Button,
): FilledForm {
  const form = typeof chosen === "string" ? findForm(page, chosen) : chosen;
  const controls = controlsOf(page, form);
  const isMultipart = form.getAttribute("enctype") === "multipart/form-data";
  const body = new FormData();
  for (const control of controls) {
    for (const value of valuesOf(control))
      body.append(control.getAttribute("name")!, sent(value, isMultipart));
  }
  const names = new Set(controls.map((control) => control.getAttribute("name")));
  for (const [name, value] of Object.entries(typed)) {
    if (!names.has(name)) throw new Error(`The form has no field "${name}".`);
    body.set(name, sent(value, isMultipart));
  }
  const pressed = findButton(page, form, button);
  const name = pressed?.getAttribute("name");
  if (name) body.append(name, pressed?.getAttribute("value") ?? "");
  const method = pressed?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get";
  const action = pressed?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  return { method: method.toLowerCase() === "post" ? "post" : "get", action, body };
}

/** A form that is not multipart sends only a file's name. */
function sent(value: string | File, isMultipart: boolean): string | File {
  return typeof value === "string" || isMultipart ? value : value.name;
}

function findForm(page: HTMLElement, chosen: string): HTMLElement {
  const forms = chosen.startsWith("form") ? formsMatching(page, chosen) : formsTo(page, chosen);
  if (forms.length === 1) return forms[0]!;
  const there = page.querySelectorAll("form").map((form) => form.getAttribute("action") ?? "(no action)");
  throw new Error(`${forms.length} forms match ${chosen}; the page has: ${there.join(", ") || "none"}`);
}

function formsMatching(page: HTMLElement, selector: string): HTMLElement[] {
  return page.querySelectorAll(selector);
}

function formsTo(page: HTMLElement, action: string): HTMLElement[] {
  return page.querySelectorAll("form").filter((form) => form.getAttribute("action") === action);
}

/** The form that the control names, or the one around it. */
export function formOf(page: HTMLElement, control: HTMLElement): HTMLElement | null {
  const named = control.getAttribute("form");
  return named === undefined ? around(control, "FORM") : page.querySelector(`form[id="${named}"]`);
}

/** `closest` compiles its selector again for each of a long form's fields. */
function around(control: HTMLElement | null, tagName: string): HTMLElement | null {
  let at = control;
  while (at && at.tagName !== tagName) at = at.parentNode;
  return at;
}

/** In page order, inside or outside the form. */
function belongsTo(form: HTMLElement, page: HTMLElement, selector: string): HTMLElement[] {
  return page.querySelectorAll(selector).filter((one) => formOf(page, one) === form);
}

function isDisabled(control: HTMLElement): boolean {
  if (control.hasAttribute("disabled")) return true;
  const fieldset = around(control.parentNode, "FIELDSET");
  return fieldset !== null && isDisabled(fieldset);
}

export function controlsOf(page: HTMLElement, form: HTMLElement): HTMLElement[] {
  return belongsTo(form, page, "input, select, textarea").filter(
    (one) =>
      one.hasAttribute("name") &&
      !isDisabled(one) &&
      !/^(submit|button|image|reset)$/i.test(one.getAttribute("type") ?? ""),
  );
}

function valuesOf(control: HTMLElement): (string | File)[] {
  // Browsers drop the line break after the opening tag.
  if (control.tagName === "TEXTAREA") return [control.textContent.replace(/^\r?\n/, "")];
  if (control.tagName === "SELECT") return selectedIn(control);
  const type = control.getAttribute("type")?.toLowerCase();
  // No chosen file is sent as an empty file without a name.
  if (type === "file") return [new File([], "", { type: "application/octet-stream" })];
  if (type !== "checkbox" && type !== "radio") return [control.getAttribute("value") ?? ""];
  return control.hasAttribute("checked") ? [control.getAttribute("value") ?? "on"] : [];
}

function selectedIn(select: HTMLElement): string[] {
  const options = select.querySelectorAll("option").filter((option) => !option.hasAttribute("disabled"));
  const selected = options.filter((option) => option.hasAttribute("selected"));
  const chosen = selected.length > 0 || select.hasAttribute("multiple") ? selected : options.slice(0, 1);
  return chosen.map((option) => option.getAttribute("value") ?? option.text.trim());
}

/** Those that send the form, in page order. */
export function buttonsOf(page: HTMLElement, form: HTMLElement): HTMLElement[] {
  return belongsTo(form, page, "button, input[type=submit], input[type=image]").filter(
    (one) => !/^(button|reset)$/i.test(one.getAttribute("type") ?? ""),
  );
}

function findButton(
  page: HTMLElement,
  form: HTMLElement,
  button: Button | undefined,
): HTMLElement | undefined {
  const buttons = buttonsOf(page, form);
  if (button === undefined || button === enterKey) {
    // Enter presses the first button, or nothing if that is disabled; a hand cannot press one that only checks what Enter sends.
    const first = button ? buttons[0] : buttons.find((one) => one.getAttribute("value") !== "check");
    if (first && isDisabled(first)) throw new Error("The first button is disabled.");
    return first;
  }
  const found = buttons.find((one) => !isDisabled(one) && fits(one, button));
  if (!found) {
    throw new Error(
      `No button ${JSON.stringify(button)}; there are: ${buttons.map((one) => one.text.trim()).join(", ")}`,
    );
  }
  return found;
}

function fits(one: HTMLElement, button: Button): boolean {
  if (typeof button === "string") {
    return one.text.replace(/\s+/g, " ").trim() === button || one.getAttribute("value") === button;
  }
  const sameValue = button.value === undefined || one.getAttribute("value") === button.value;
  return one.getAttribute("name") === button.name && sameValue;
}
