import { formatMoney } from "~/ui/format";
import { partsOfCores } from "./core-lines";
import { type FillAnswer, type FilledLine, maxAsked } from "./fill-answer";
import { watchFinalizing } from "./finalizing";
import {
  type InvoiceValues,
  type LineValues,
  blankLine,
  isBlank,
  readBackRef,
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
    // The number is looked up when it is left.
    if (/\.choice$/.test(name)) showReturn((event.target as Box).closest<HTMLElement>(".sale-line")!);
    const line = /\.number$/.test(name) ? null : (event.target as Box).closest<HTMLElement>(".sale-line");
    if (line) void refresh(form, line);
  });
  form.addEventListener("focusout", (event) => {
    const line = lineWithNumber(event.target);
    if (line && isToFill(valuesOf(line))) void refresh(form, line);
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
  for (const button of form.querySelectorAll<HTMLButtonElement>(
    "[value=preview], [value=print], [value=finalize]",
  ))
    button.disabled = !isReady;
}

function show(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Where a returned core was bought. */
function showReturn(line: HTMLElement): void {
  line.querySelector<HTMLElement>(".sale-return")!.hidden = box(line, "choice").value !== "core_return";
}

/** Same question as on the server: was this number looked up? */
function isToFill(line: LineValues): boolean {
  if (line.number.trim() === "") return false;
  if (line.choice === "core_return") return !readBackRef(line) && !line.elsewhere.trim();
  return line.choice === "core_charge" ? !line.unitPrice.trim() : !readPartRef(line);
}

/** The lines as the server would show them. Null if nothing could be asked, or a kit must be posted. */
async function ask(form: HTMLFormElement, lines: HTMLElement[]): Promise<FillAnswer | null | undefined> {
  const all = linesOf(form);
  const asked = lines.map((line) => ({ place: all.indexOf(line), ...valuesOf(line) }));
  const body = new URLSearchParams(asked.map((line) => ["line", JSON.stringify(line)]));
  body.set("customer", field(form, "customer").value);
  body.set("date", field(form, "invoiceDate").value);
  body.set("proposed", field(form, "proposed").value);
  body.set("draft", /invoicing\/([^/]+)\/edit/.exec(form.action)?.[1] ?? "");
  const answer = await fetch("/invoicing/fill", { method: "POST", body }).catch(() => undefined);
  // Out of reach or signed out: the form itself says so and keeps everything typed.
  const isAnswer = answer?.ok && answer.headers.get("content-type")?.includes("json");
  return isAnswer ? ((await answer.json()) as FillAnswer | null) : undefined;
}

/** Each part with its core: one follows the other. */
function withCores(form: HTMLFormElement): HTMLElement[][] {
  const all = linesOf(form);
  const parts = partsOfCores(all.map(valuesOf));
  const cores = new Map(Array.from(parts, ([core, part]) => [part, all[core]!]));
  return all.flatMap((line, place) => {
    if (parts.has(place)) return [];
    const core = cores.get(place);
    return [core ? [line, core] : [line]];
  });
}

/** What the posted form would show at this line, and at its part or core. */
async function refresh(form: HTMLFormElement, line: HTMLElement): Promise<void> {
  const { number, choice } = valuesOf(line);
  if (!number.trim() && choice !== "core_return") return;
  const asked = withCores(form).find((lines) => lines.includes(line))!;
  const sent = asked.map(valuesOf);
  const answer = await ask(form, asked);
  if (answer === null) form.querySelector<HTMLButtonElement>("[value=next]")!.click();
  const filled = answer?.lines[asked.indexOf(line)];
  if (!filled || box(line, "number").value !== number) return;
  asked.forEach((one, index) => write(one, sent[index]!, answer.lines[index]!));
  showTotals(form);
  const total = form.querySelector("[data-sum=total]")?.textContent;
  show(form.querySelector("[data-spoken]"), [filled.spoken, `Total ${total}`].filter(Boolean).join(". "));
  goToReply(line, filled);
}

/** What was typed since the question stays. */
function write(line: HTMLElement, sent: LineValues, { line: values, notes }: FilledLine): void {
  for (const name of lineNames) {
    const element = box(line, name);
    if (element.value === sent[name] && element.value !== values[name]) element.value = values[name];
  }
  const holder = document.createElement("template");
  holder.innerHTML = notes;
  const before = line.querySelector(".sale-line-notes");
  // A button that has the focus keeps it.
  if (before?.contains(document.activeElement)) return;
  before?.remove();
  box(line, "number").closest(".field")!.after(holder.content);
}

/** Back to a line that needs a choice or a price, if the next one is still empty. */
function goToReply(line: HTMLElement, { replyTo }: FilledLine): void {
  const next = lineWithNumber(document.activeElement);
  if (replyTo && next && next !== line && isBlank(valuesOf(next))) box(line, replyTo).focus();
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
  showReturn(line);
  return line;
}

/** For another customer or day; prices typed by hand stay. */
async function repriceLines(form: HTMLFormElement): Promise<void> {
  const customer = field(form, "customer").value;
  const known = withCores(form).filter(([line]) => isOfCustomer(valuesOf(line!)));
  const groups = known.reduce<HTMLElement[][]>(
    ([last = [], ...others], lines) =>
      last.length + lines.length > maxAsked ? [lines, last, ...others] : [[...last, ...lines], ...others],
    [[]],
  );
  const sent = new Map(known.flat().map((line) => [line, valuesOf(line)]));
  const answers = await Promise.all(groups.map((lines) => ask(form, lines)));
  if (field(form, "customer").value !== customer) return;
  for (const [group, answer] of answers.entries())
    answer?.lines.forEach((filled, index) => {
      const line = groups[group]![index]!;
      write(line, sent.get(line)!, filled);
    });
  if (answers[0]) proposeValues(form, answers[0]);
  showTotals(form);
}

function isOfCustomer(line: LineValues): boolean {
  return line.choice === "core_return" || Boolean(readPartRef(line)?.id);
}

function proposeValues(form: HTMLFormElement, answer: FillAnswer): void {
  const [, dueDate, taxRate] = field(form, "proposed").value.split("|");
  if (field(form, "dueDate").value === dueDate) field(form, "dueDate").value = answer.dueDate;
  if (field(form, "taxRate").value === taxRate) field(form, "taxRate").value = answer.taxRate;
  field(form, "proposed").value = answer.proposed;
  show(form.querySelector("[data-tax-note]"), answer.taxNote);
}

const sale = document.querySelector<HTMLFormElement>("form#invoice");
if (sale) watchSale(sale);
const finalizing = document.querySelector<HTMLFormElement>("form#finalize");
if (finalizing) watchFinalizing(finalizing);
