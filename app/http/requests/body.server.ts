import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
} from "@mjackson/form-data-parser";
import { takeRoom } from "./bodies-under-way.server";
import { hasUnseen, plainField } from "./plain-text";
import { refuseRequest } from "./refuse-request.server";

const mebibyte = 1_048_576;
export const formLimit = mebibyte;
/** Larger than a file may be, so that the form itself refuses the file and keeps everything typed. */
export const fileFormLimit = 24 * mebibyte;
/** For a form that is kept for later: one photo and everything typed. */
export const keptFormLimit = 12 * mebibyte;
/** An invoice of 500 lines has 5,500. */
const maxFields = 7_000;
/** Ordinary forms are below it; the bytes of all others are counted. */
const uncounted = mebibyte / 16;
const maxDropped = 32 * mebibyte;

export type Body = { contentType: string; bytes: Uint8Array };

/** The only reader of request bodies: neither Remix nor its server limits their type or size. */
export async function readBody(request: Request, limit = formLimit): Promise<Body> {
  const contentType = typeOf(request);
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) refuseRequest(415);
  const declared = Number(request.headers.get("content-length") ?? limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let room: { leave: () => void } | undefined;
  try {
    for (let reader = request.body?.getReader(); reader;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > uncounted && size <= limit && declared <= limit) room ??= await takeRoom(request, declared);
      if (size <= limit && declared <= limit) chunks.push(value);
      // The excess is read and dropped for a while: a browser that is cut off never sees the page that says why.
      else if (size > limit + maxDropped) {
        await reader.cancel();
        break;
      }
    }
  } finally {
    room?.leave();
  }
  if (size > limit) refuseRequest(413);
  return { contentType, bytes: Buffer.concat(chunks) };
}

// Like "lines[12].quantity". Indexes are limited because Conform makes a list as long as the largest one.
const fieldName = /^(?!.*(?:__proto__|constructor|prototype))[\w-]+(?:\.[\w-]+|\[\d{0,3}\]){0,6}$/;

/** Sent once for each box that is ticked. Any other field has one value; of several the last. */
export const listFields = new Set(["businessType", "items", "line", "reminderIds", "sections"]);

/**
 * Ignores names that no form here has, and makes the text plain. `unseenIn` gets the names of fields with characters that nobody sees,
 * which are removed.
 */
export async function parseBody(body: Body, unseenIn?: Set<string>): Promise<FormData> {
  const fields = new FormData();
  const entries = isMultipart(body.contentType)
    ? await parseMultipart(body)
    : new URLSearchParams(new TextDecoder().decode(body.bytes));
  let count = 0;
  for (const [name, value] of entries) {
    if (++count > maxFields) refuseRequest(413);
    if (name.length > 100 || !fieldName.test(name)) continue;
    const sent = typeof value === "string" ? plainField(name, plainLines(value)) : value;
    if (typeof value === "string" && hasUnseen(plainLines(value))) unseenIn?.add(name);
    if (listFields.has(name)) fields.append(name, sent);
    else fields.set(name, sent);
  }
  return fields;
}

/** Browsers send a line break as two characters but count it as one (maxlength). NUL cannot be typed or stored. */
function plainLines(value: string): string {
  return value.replaceAll("\0", "").replace(/\r\n?/g, "\n");
}

export function typeOf(request: Request): string {
  return request.headers.get("content-type") ?? "";
}

export function isMultipart(contentType: string): boolean {
  return /^multipart/i.test(contentType);
}

/** Replaces files by their names, so that a reader of the form knows that something is missing. */
export function withoutFiles(fields: FormData): [name: string, value: string][] {
  // An empty file field has a name, too, once it is parsed.
  const nameOf = (file: File) => (file.size === 0 ? "" : file.name);
  return [...fields].map(([name, value]) => [name, typeof value === "string" ? value : nameOf(value)]);
}

async function parseMultipart({ contentType, bytes }: Body): Promise<FormData> {
  const request = new Request("http://form.invalid/", {
    method: "POST",
    headers: { "content-type": contentType },
    body: bytes as BodyInit,
  });
  try {
    return await parseFormData(request, { maxFiles: 10, maxFileSize: fileFormLimit });
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxFilesExceededError)
      refuseRequest(413);
    if (error instanceof MultipartParseError) refuseRequest(400);
    throw error;
  }
}
