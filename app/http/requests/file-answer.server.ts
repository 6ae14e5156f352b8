import { randomBytes } from "node:crypto";
import { log } from "../web-process/log.server";
import { statusWords } from "./status-text";

/** For routes that return a file: Remix would print what they throw as JSON, so it becomes a small page for people. */
export async function answerWithFile(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { data, init } = error as { data?: { reason?: string }; init?: { status?: number } };
    const words = statusWords[init?.status ?? 0];
    if (words) return smallPage(init!.status!, words.title, data?.reason ?? words.text);
    const id = randomBytes(4).toString("hex");
    log.error({ err: error, id }, "A file failed");
    return smallPage(
      500,
      "Unexpected Application Error!",
      `The file could not be made. Try again. If it keeps failing, quote ${id}.`,
    );
  }
}

function smallPage(status: number, title: string, text: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} - FleetTrack Pro</title>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/dashboard">Back to the dashboard</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
