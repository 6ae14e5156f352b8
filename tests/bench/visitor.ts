import { parse } from "node-html-parser";

/** One browser over real HTTP: keeps cookies, takes the one-time token of a page along, follows no redirects. */
export class BenchVisitor {
  private cookies = new Map<string, string>();

  constructor(private readonly address: string) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  async post(page: string, action: string, fields: Record<string, string>): Promise<Response> {
    const html = await (await this.get(page)).text();
    const token = parse(html).querySelector('input[name="form_token"]')?.getAttribute("value") ?? "";
    const body = new URLSearchParams({ ...fields, form_token: token });
    return this.send(action, { method: "POST", body });
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await fetch(this.address + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}
