import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
} from "@mjackson/form-data-parser";
import { refuseRequest } from "./refuse-request.server";

const mebibyte = 1_048_576;
/** Forms without files. */
export const formLimit = mebibyte;
/** Forms with files: more than a file may have, so that it is the form that says so, with everything typed kept. */
export const fileFormLimit = 24 * mebibyte;
/** What is kept of a form that cannot be answered now: one photo and what was typed. */
export const keptFormLimit = 12 * mebibyte;
/** An invoice of 500 lines has 3,500. */
const mostFields = 5_000;
const mostDropped = 32 * mebibyte;

export type Body = { contentType: string; bytes: Uint8Array };

/** The only reader of request bodies: checks the type and counts the bytes, since neither Remix nor its server limits either. */
export async function readBody(request: Request, limit = formLimit): Promise<Body> {
  const contentType = typeOf(request);
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) refuseRequest(415);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let reader = request.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= limit) chunks.push(value);
    // What is too much is read and dropped for a while: a browser that is cut off never sees the page that says so.
    else if (size > limit + mostDropped) {
      await reader.cancel();
      break;
    }
  }
  if (size > limit) refuseRequest(413);
  return { contentType, bytes: Buffer.concat(chunks) };
}

// Names of real fields: "lines[12].quantity". Conform makes a list as long as the largest number asks for.
const fieldName = /^(?!.*(?:__proto__|constructor|prototype))[\w-]+(?:\.[\w-]+|\[\d{0,3}\]){0,6}$/;

/**
 * The fields of a body. Names that no form here has are ignored; NUL, which no one can type and the database cannot store, is left out. A
 * browser sends the end of a line as two characters and counts it as one (maxlength): here it is one.
 */
export async function parseBody(body: Body): Promise<FormData> {
  const fields = new FormData();
  const entries = isMultipart(body.contentType)
    ? await parseMultipart(body)
    : new URLSearchParams(new TextDecoder().decode(body.bytes));
  let count = 0;
  for (const [name, value] of entries) {
    if (++count > mostFields) refuseRequest(413);
    if (name.length > 100 || !fieldName.test(name)) continue;
    fields.append(name, typeof value === "string" ? plainText(value) : value);
  }
  return fields;
}

function plainText(value: string): string {
  return value.replaceAll("\0", "").replace(/\r\n?/g, "\n");
}

export function typeOf(request: Request): string {
  return request.headers.get("content-type") ?? "";
}

export function isMultipart(contentType: string): boolean {
  return /^multipart/i.test(contentType);
}

/** Where files cannot be kept their names stand for them: whoever reads the form then knows that something is missing. */
export function withoutFiles(fields: FormData): [name: string, value: string][] {
  // A field without a file has a name all the same once it was parsed.
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
