import { randomInt } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";
import { admittedTo } from "./built-server";
import {
  type Button,
  type Fields,
  type FilledForm,
  type Typed,
  enterKey,
  filledForm,
  formOf,
} from "./html-form";
import { type Person, startedSession } from "./people";

export const site = "http://fleet.test";

export type Answer = {
  status: number;
  headers: Headers;
  /** Path and query of a redirect. */
  location: string | undefined;
  body: string;
  html: HTMLElement;
  /** The page's words as one line. */
  text: string;
};

type Send = (request: Request, remoteAddress: string) => Promise<Response>;

/** A browser without scripts: keeps cookies, fills forms as printed, follows a redirect only when told to. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Its own address, so that one test's sign-in attempts do not lock out another's. */
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  private readonly origin: string;
  private readonly send: Send;
  private path = "/";
  private last: Answer | undefined;

  /** The built server in this process, or over HTTP at `origin`. */
  constructor(origin?: string) {
    this.origin = origin ?? site;
    this.send = origin ? (request) => fetch(request) : admittedTo;
  }

  get(path: string, headers: HeadersInit = {}): Promise<Answer> {
    return this.ask(path, { headers });
  }

  /** Only these fields; `submit` also sends a form's hidden fields. */
  post(path: string, fields: Fields | FormData, headers: HeadersInit = {}): Promise<Answer> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.ask(path, { method: "POST", body, headers: { origin: this.origin, ...headers } });
  }

  /** On the last page by action or selector, or a form of a page; presses the named button, or the first that one sees. */
  submit(form: string | HTMLElement, fields: Typed = {}, button?: Button): Promise<Answer> {
    const page = typeof form === "string" ? this.page.html : form.closest("html")!;
    return this.sendForm(filledForm(page, form, fields, button));
  }

  /** Types into the first field of this name and presses Enter, like a scanner: that presses the form's first button. */
  enter(name: string, text: string): Promise<Answer> {
    const { html } = this.page;
    const form = formOf(html, html.querySelector(`main [name="${name}"]`)!);
    return this.sendForm(filledForm(html, form!, { [name]: text }, enterKey));
  }

  private get page(): Answer {
    if (!this.last) throw new Error("No page is open: get one first.");
    return this.last;
  }

  private sendForm({ method, action, body }: FilledForm): Promise<Answer> {
    const target = new URL(action || this.path, new URL(this.path, this.origin));
    const path = target.pathname + target.search;
    if (method === "post") return this.post(path, body);
    const query = new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
    return this.get(`${target.pathname}?${query.toString()}`);
  }

  /** Follows the last response's redirect, as a browser does by itself. */
  async follow(): Promise<Answer> {
    for (let hops = 0; this.last?.location !== undefined; hops++) {
      if (hops > 5) throw new Error(`Sent around in a circle, lastly to ${this.last.location}`);
      await this.get(this.last.location);
    }
    return this.page;
  }

  /** Each as "name=value". */
  takeCookies(pairs: string[]): void {
    for (const pair of pairs) this.keep(pair);
  }

  /** With a session in this test's own database. */
  async signIn({ userId }: Person): Promise<void> {
    for (const cookie of await startedSession(userId, this.cookieHeader())) this.keep(cookie);
  }

  async signInByForm({ email, password }: Pick<Person, "email" | "password">): Promise<Answer> {
    await this.get("/auth?tab=signin");
    const answer = await this.submit("form:has([name=password])", { email, password });
    if (answer.status !== 303)
      throw new Error(`Not signed in (${answer.status}): ${answer.text.slice(0, 300)}`);
    return this.follow();
  }

  private async ask(path: string, init: RequestInit): Promise<Answer> {
    const request = new Request(new URL(path, this.origin), { ...init, redirect: "manual" });
    request.headers.set("host", new URL(this.origin).host);
    const cookies = this.cookieHeader();
    if (cookies) request.headers.set("cookie", cookies);
    const response = await this.send(request, this.address);
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const body = await response.text();
    const location = response.headers.get("location") ?? undefined;
    if (location === undefined) this.path = path;
    this.last = answerOf(response, location, body);
    return this.last;
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const [name = "", ...value] = pair.split("=");
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}

/** Parsed only when needed: most responses are redirects, and some are files of many thousand lines. */
function answerOf({ status, headers }: Response, location: string | undefined, body: string): Answer {
  let html: HTMLElement | undefined;
  let text: string | undefined;
  return {
    status,
    headers,
    location,
    body,
    get html() {
      return (html ??= parse(body, { comment: false }));
    },
    get text() {
      return (text ??= wordsOf(this.html));
    },
  };
}

function wordsOf(html: HTMLElement): string {
  // Tags end words, so that neighboring blocks do not run together.
  const written = (html.querySelector("body") ?? html).outerHTML.replaceAll(/<wbr ?\/?>/g, "");
  const body = parse(written.replaceAll("<", " <"));
  for (const silent of body.querySelectorAll("script, style, template")) silent.remove();
  return body.text.replace(/\s+/g, " ").trim();
}
