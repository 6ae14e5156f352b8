import { formatMoney } from "~/ui/format";
import type { FillAnswer, FilledLine } from "./fill-answer";
import { filledFrom, markManualEntry, repriced } from "./line-from-part";
import {
  type InvoiceValues,
  type LineValues,
  blankLine,
  isBlank,
  readPartRef,
  totalsOf,
} from "./invoice-values";

/** Enhances the sale form, which works without it. The fields are the only state. */

type LineName = keyof LineValues;
type Box = HTMLInputElement | HTMLSelectElement;

const lineNames = Object.keys(blankLine) as LineName[];

function watchSale(form: HTMLFormElement): void {
  form.addEventListener("input", () => showTotals(form));
  form.addEventListener("change", (event) => {
    const { name } = event.target as Box;
    if (name === "customer" || name === "invoiceDate") void repriceLines(form);
  });
  form.addEventListener("focusout", (event) => {
    const line = lineWithNumber(event.target);
    if (line && isToFill(valuesOf(line))) void fill(form, line);
  });
  form.addEventListener("keydown", (event) => {
    const line = lineWithNumber(event.target);
    if (event.key !== "Enter" || event.isComposing || !line) return;
    if (isBlank(valuesOf(line)) ? goToFinalize(form, line) : goToNextLine(form, line)) event.preventDefault();
  });
  showTotals(form);
}

function linesOf(form: HTMLFormElement): HTMLElement[] {
  return Array.from(form.querySelectorAll<HTMLElement>(".sale-line"));
}

function box(line: HTMLElement, name: LineName): Box {
  return line.querySelector<Box>(`[name$=".${name}"]`)!;
}

function valuesOf(line: HTMLElement): LineValues {
  const values = { ...blankLine };
  for (const name of lineNames) values[name] = box(line, name).value;
  return values;
}

function writeValues(line: HTMLElement, values: LineValues): void {
  for (const name of lineNames)
    if (box(line, name).value !== values[name]) box(line, name).value = values[name];
}

function lineWithNumber(target: EventTarget | null): HTMLElement | null {
  const field = target as Box;
  return /\.number$/.test(field.name ?? "") ? field.closest<HTMLElement>(".sale-line") : null;
}

function field(form: HTMLFormElement, name: Exclude<keyof InvoiceValues, "lines">): Box {
  return form.elements.namedItem(name) as Box;
}

function showTotals(form: HTMLFormElement): void {
  const lines = linesOf(form);
  const values = lines.map(valuesOf);
  const totals = totalsOf({ lines: values, taxRate: field(form, "taxRate").value });
  lines.forEach((line, index) => show(line.querySelector("output"), formatMoney(totals.lines[index]!)));
  for (const name of ["subtotal", "tax", "total"] as const)
    show(form.querySelector(`[data-sum=${name}]`), formatMoney(totals[name]));
  const isReady = field(form, "customer").value !== "" && values.some((line) => line.number.trim() !== "");
  for (const step of ["preview", "finalize"])
    form.querySelector<HTMLButtonElement>(`[value=${step}]`)!.disabled = !isReady;
}

function show(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Same question as on the server: was this number looked up? */
function isToFill(line: LineValues): boolean {
  return line.number.trim() !== "" && !readPartRef(line) && !line.choice.startsWith("core");
}

async function ask(form: HTMLFormElement, numbers: string[]): Promise<FillAnswer | null> {
  const query = new URLSearchParams(numbers.map((number) => ["number", number]));
  query.set("customer", field(form, "customer").value);
  query.set("date", field(form, "invoiceDate").value);
  const answer = await fetch(`/invoicing/fill?${query.toString()}`).catch(() => undefined);
  // Out of reach or signed out: the form itself says so and keeps everything typed.
  const isAnswer = answer?.ok && answer.headers.get("content-type")?.includes("json");
  return isAnswer ? ((await answer.json()) as FillAnswer | null) : null;
}

async function fill(form: HTMLFormElement, line: HTMLElement): Promise<void> {
  const asked = valuesOf(line).number.trim();
  const filled = (await ask(form, [asked]))?.lines[0];
  const values = valuesOf(line);
  if (!filled || values.number.trim() !== asked || !isToFill(values)) return;
  const part = partOf(filled);
  if (part) writeValues(line, filledFrom(values, part));
  else if (filled.part) writeValues(line, markManualEntry(values));
  showNote(line, filled.note);
  showTotals(form);
}

function partOf(filled: FilledLine) {
  const ref = readPartRef({ ...blankLine, ...filled });
  return ref?.id ? { ...filled, id: ref.id, partNumber: filled.number } : undefined;
}

function showNote(line: HTMLElement, text: string): void {
  line.querySelector(".sale-line-notes")?.remove();
  const note = document.createElement("div");
  note.className = "sale-line-notes";
  note.setAttribute("role", "status");
  const words = document.createElement("p");
  words.textContent = text;
  note.append(words);
  box(line, "number").closest(".field")!.after(note);
}

/** On Enter in a number, the line is filled while the next one is typed. False if the form must be posted. */
function goToNextLine(form: HTMLFormElement, line: HTMLElement): boolean {
  if (!valuesOf(line).number.trim()) return false;
  const lines = linesOf(form);
  const last = lines[lines.length - 1]!;
  if (line !== last && !isBlank(valuesOf(last))) return false;
  const next = line === last ? addLine(last, lines.length) : last;
  box(next, "number").focus();
  return true;
}

/** Enter on the empty line: nothing more to sell. */
function goToFinalize(form: HTMLFormElement, line: HTMLElement): boolean {
  const lines = linesOf(form);
  const button = form.querySelector<HTMLButtonElement>("[value=finalize]")!;
  if (lines.length < 2 || line !== lines[lines.length - 1] || button.disabled) return false;
  button.focus();
  return true;
}

function addLine(last: HTMLElement, place: number): HTMLElement {
  const line = last.cloneNode(true) as HTMLElement;
  line.querySelectorAll(".sale-line-notes, .field-error").forEach((element) => element.remove());
  for (const element of Array.from(line.querySelectorAll("*"))) {
    for (const { name, value } of Array.from(element.attributes))
      element.setAttribute(name, value.replace(/^((?:invoice-)?lines\[|fill:|remove:)\d+/, `$1${place}`));
    for (const name of ["aria-invalid", "aria-describedby", "autofocus"]) element.removeAttribute(name);
  }
  const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode as Text;
    text.data = text.data.replace(/^(\s*line )\d+$/i, `$1${place + 1}`);
  }
  last.after(line);
  writeValues(line, blankLine);
  return line;
}

/** For another customer or day; prices typed by hand stay. */
async function repriceLines(form: HTMLFormElement): Promise<void> {
  const customer = field(form, "customer").value;
  const known = linesOf(form).filter((line) => readPartRef(valuesOf(line))?.id);
  // A blank number asks only for the customer's proposals.
  const answer = await ask(form, ["", ...known.map((line) => valuesOf(line).number.trim())]);
  if (!answer || field(form, "customer").value !== customer) return;
  for (const [index, line] of known.entries()) {
    const part = partOf(answer.lines[index + 1]!);
    if (part) writeValues(line, repriced(valuesOf(line), part));
  }
  const [, dueDate, taxRate] = field(form, "proposed").value.split("|");
  if (field(form, "dueDate").value === dueDate) field(form, "dueDate").value = answer.dueDate;
  if (field(form, "taxRate").value === taxRate) field(form, "taxRate").value = answer.taxRate;
  field(form, "proposed").value = answer.proposed;
  showTotals(form);
}

/** Marks the button as busy; a page restored from the back-forward cache is reset. */
function watchFinalizing(form: HTMLFormElement): void {
  const buttons = Array.from(form.querySelectorAll<HTMLButtonElement>("button.button-primary"));
  const paidNow = form.querySelector<HTMLInputElement>("[name=paidNow]");
  let isChosen = false;
  paidNow?.addEventListener("change", () => (isChosen = true));
  form.addEventListener("change", ({ target }) => {
    const { name, value } = target as Box;
    if (name === "method" && paidNow && !isChosen) paidNow.checked = value !== "terms_account";
  });
  const words = buttons.map((button) => button.textContent);
  form.addEventListener("submit", () => {
    buttons.forEach((button) => show(button, "Finalizing..."));
  });
  window.addEventListener("pageshow", () => {
    buttons.forEach((button, index) => show(button, words[index] ?? ""));
  });
}

const sale = document.querySelector<HTMLFormElement>("form#invoice");
if (sale) watchSale(sale);
const finalizing = document.querySelector<HTMLFormElement>("form#finalize");
if (finalizing) watchFinalizing(finalizing);
