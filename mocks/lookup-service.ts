import { http, HttpResponse } from "msw";

/** Tests set VISION_URL to https://lookup.example/v1. */
export const completionsUrl = "https://lookup.example/v1/chat/completions";

/** A chat completion as OpenAI-compatible services send it; an object becomes the JSON that the model writes. */
export function completion(content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return HttpResponse.json({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: text } }],
    usage: { prompt_tokens: 100, completion_tokens: 60, total_tokens: 160 },
  });
}

/** The service knows one oil filter, whoever asks and however often. */
export const handlers = [
  http.post(completionsUrl, async ({ request }) => {
    const { messages } = (await request.json()) as { messages: { content: string }[] };
    const { partNumber } = JSON.parse(messages[1]!.content) as { partNumber: string };
    if (!/^LF-?9009$/i.test(partNumber)) return completion({ error: "No details found" });
    return completion({
      description: "Lube filter, spin-on",
      manufacturer: "Fleetguard",
      specifications: "Thread 1 1/8-16\nHeight 11.88 in",
      source: "Fleetguard catalog",
    });
  }),
];
