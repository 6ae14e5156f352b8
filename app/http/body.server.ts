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
const mostFields = 2_000;
const mostDropped = 32 * mebibyte;

export type Body = { contentType: string; bytes: Uint8Array };

/** The only reader of request bodies: checks the type and counts the bytes, since neither Remix nor its server limits either. */
export async function readBody(request: Request, limit = formLimit): Promise<Body> {
  const contentType = request.headers.get("content-type") ?? "";
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

/** The fields of a body. Names that no form here has are ignored; NUL, which no one can type and the database cannot store, is left out. */
export async function parseBody({ contentType, bytes }: Body): Promise<FormData> {
  const fields = new FormData();
  const entries = /^multipart/i.test(contentType)
    ? await parseMultipart(contentType, bytes)
    : new URLSearchParams(new TextDecoder().decode(bytes));
  let count = 0;
  for (const [name, value] of entries) {
    if (++count > mostFields) refuseRequest(413);
    if (name.length > 100 || !fieldName.test(name)) continue;
    fields.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  }
  return fields;
}

async function parseMultipart(contentType: string, bytes: Uint8Array): Promise<FormData> {
  const request = new Request("http://form.invalid/", {
    method: "POST",
    headers: { "content-type": contentType },
    body: bytes as BodyInit,
  });
  try {
    return await parseFormData(request, { maxFiles: 10, maxFileSize: 10 * mebibyte });
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxFilesExceededError)
      refuseRequest(413);
    if (error instanceof MultipartParseError) refuseRequest(400);
    throw error;
  }
}
