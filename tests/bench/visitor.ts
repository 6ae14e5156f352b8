import { parse } from "node-html-parser";

/** One browser over real HTTP: keeps cookies, posts with a page's one-time token, follows no redirects. */
export class BenchVisitor {
  private cookies = new Map<string, string>();

  constructor(private readonly address: string) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  async post(page: string, action: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ ...fields, form_token: await this.tokenOf(page) });
    return this.send(action, { method: "POST", body });
  }

  async upload(page: string, action: string, file: File): Promise<Response> {
    const body = new FormData();
    body.set("form_token", await this.tokenOf(page));
    body.set("file", file);
    return this.send(action, { method: "POST", body });
  }

  private async tokenOf(page: string): Promise<string> {
    const html = await (await this.get(page)).text();
    return parse(html).querySelector('input[name="form_token"]')?.getAttribute("value") ?? "";
  }

  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), cookie: this.cookie() };
    const response = await fetch(this.address + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}
