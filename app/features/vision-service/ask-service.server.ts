import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { environment } from "~/environment";

/** `detail` is for the log: why, in words that name no key and nothing that anybody typed. */
export type ServiceProblem = {
  problem: "not-configured" | "refused" | "busy" | "unreachable" | "bad-answer";
  detail: string;
};

type Question<Schema extends z.ZodType> = {
  system: string;
  /** What the person gave, as data: text, or the parts of a message. */
  content: string | readonly object[];
  schema: Schema;
  /** For both tries together. */
  timeoutMs?: number;
  /** Ends the question early. */
  signal?: AbortSignal;
};

const maxBytes = 256 * 1024;
const maxPauseMs = 5000;
const usualPauseMs = 500;

const reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Asks the service at VISION_URL (POST /chat/completions, as OpenAI documents it) for one JSON object. Of the answer only what `schema`
 * names is used. Failures are returned, never thrown.
 */
export async function askService<Schema extends z.ZodType>({
  system,
  content,
  schema,
  timeoutMs = 20_000,
  signal,
}: Question<Schema>): Promise<{ value: z.output<Schema> } | ServiceProblem> {
  const { VISION_URL: url, VISION_MODEL: model } = environment;
  if (!url) return { problem: "not-configured", detail: "VISION_URL is not set" };
  const messages = [
    { role: "system", content: system },
    { role: "user", content },
  ];
  const body = JSON.stringify({
    ...{ model, temperature: 0, response_format: { type: "json_object" }, messages },
  });
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await askTwice(url, body, signal ? AbortSignal.any([timeout, signal]) : timeout);
  return "problem" in answer ? answer : understood(answer.text, schema);
}

/** The host that lookups and photos are sent to. */
export function serviceHost(): string | undefined {
  return environment.VISION_URL && new URL(environment.VISION_URL).host;
}

type Once = { text: string } | (ServiceProblem & { againInMs?: number });

async function askTwice(url: string, body: string, signal: AbortSignal): Promise<Once> {
  const first = await askOnce(url, body, signal);
  if (!("problem" in first) || first.againInMs === undefined) return first;
  const waited = await wait(first.againInMs, true, { signal }).catch(() => false);
  return waited ? askOnce(url, body, signal) : first;
}

async function askOnce(url: string, body: string, signal: AbortSignal): Promise<Once> {
  const enough = new AbortController();
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...authorization() },
      body,
      // Never to another address than the operator named: the request carries the key.
      redirect: "manual",
      signal: AbortSignal.any([signal, enough.signal]),
    });
    return response.ok ? await readText(response) : problemOf(response);
  } catch (error) {
    const detail = signal.aborted ? "no answer in time" : reasonOf(error);
    return { problem: "unreachable", detail, againInMs: signal.aborted ? undefined : usualPauseMs };
  } finally {
    // Of a body that was not read to its end, nothing more is sent.
    enough.abort();
  }
}

function authorization(): Record<string, string> {
  return environment.VISION_KEY ? { authorization: `Bearer ${environment.VISION_KEY}` } : {};
}

function reasonOf(error: unknown): string {
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "the connection failed";
}

function problemOf({ status, headers }: Response): Once {
  const detail = `status ${status}`;
  if (status === 429 || status >= 500)
    return { problem: "busy", detail, againInMs: pauseOf(headers.get("retry-after")) };
  return { problem: status >= 400 ? "refused" : "bad-answer", detail };
}

/** Undefined when it asks for more patience than a person at a counter has. */
function pauseOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return usualPauseMs;
  const pause = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return pause <= maxPauseMs ? Math.max(pause, 0) : undefined;
}

async function readText(response: Response): Promise<Once> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader?.read();
    if (!read?.value) return { text: Buffer.concat(chunks).toString("utf8") };
    size += read.value.byteLength;
    if (size > maxBytes) return { problem: "bad-answer", detail: `more than ${maxBytes} bytes` };
    chunks.push(read.value);
  }
}

function understood<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { value: z.output<Schema> } | ServiceProblem {
  const whole = reply.safeParse(jsonOf(text));
  if (!whole.success) return { problem: "bad-answer", detail: "no chat completion" };
  const { content } = whole.data.choices[0]!.message;
  const value = schema.safeParse(jsonOf(content) ?? jsonOf(outermost(content)));
  if (!value.success) {
    const fields = value.error.issues.map(({ path }) => path.join(".") || "the answer");
    return { problem: "bad-answer", detail: `not as asked: ${fields.join(", ")}` };
  }
  return { value: value.data };
}

/** Many put their JSON between fences, or after a sentence. */
function outermost(text: string): string {
  return text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
