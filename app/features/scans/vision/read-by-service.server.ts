import { type ServiceProblem, askService, serviceHost } from "~/features/vision-service/ask-service.server";
import { type Reading, isEmpty } from "../document-kind";
import { linesOfPages } from "../finders/placed";
import { documentKinds } from "../kinds.server";
import type { Scanned, ScannedPage } from "../process/scanning-messages";
import { givenReading } from "./given-reading";
import { mergedReading } from "./merged-reading";
import { answerSchemaOf, instructionsFor } from "./question";

export type ReadBy = { reader: "built-in" | "service"; reading: Reading };

/** Together with the built-in reading a scan ends before its lease does. */
export const maxAskingMs = 40_000;

/** `signal`: nobody waits for the answer any more. Without a useful one the built-in reading stays, and says why. */
export async function readByService(
  kindName: string,
  { reading: builtIn, texts, pages }: Scanned,
  signal: AbortSignal,
): Promise<ReadBy> {
  const kind = (await documentKinds()).get(kindName)!;
  const answer = await askService({
    system: instructionsFor(kind),
    content: pages.map(pictureOf),
    schema: answerSchemaOf(kind),
    timeoutMs: maxAskingMs,
    signal,
  });
  if ("problem" in answer) return { reader: "built-in", reading: withNote(builtIn, problemNote(answer)) };
  const asGiven = givenReading(kind, answer.value, linesOfPages(texts));
  const given = kind.check?.(asGiven, { builtIn, pages: texts }) ?? asGiven;
  if (isEmpty(given))
    return { reader: "built-in", reading: withNote(builtIn, "The vision service found nothing to read.") };
  const merged = mergedReading(given, builtIn);
  return { reader: "service", reading: withNote(merged, `Read by the vision service at ${serviceHost()}.`) };
}

function pictureOf({ picture }: ScannedPage) {
  const data = Buffer.from(picture.bytes).toString("base64");
  return { type: "image_url", image_url: { url: `data:${picture.contentType};base64,${data}` } };
}

function withNote(reading: Reading, note: string | undefined): Reading {
  return note ? { ...reading, notes: [note, ...reading.notes] } : reading;
}

function problemNote({ problem }: ServiceProblem): string | undefined {
  const why = {
    busy: "is busy",
    unreachable: "did not answer",
    refused: "refused the question",
    "bad-answer": "gave an answer that cannot be used",
    "not-configured": undefined,
  }[problem];
  return why && `The vision service ${why}: this was read without it.`;
}
