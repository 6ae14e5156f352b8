import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { fileFormLimit, formLimit, parseBody, readBody } from "../requests/body.server";
import { isForeign } from "../requests/caller.server";
import { logFailure, refuse } from "./form-answer.server";
import type { Flash } from "../requests/flash.server";
import { refuseRequest } from "../requests/refuse-request.server";
import { isFormToken, makeFormToken } from "./form-token.server";
import type { FormHolder } from "./form-holder";

export type PostedForm = {
  fields: FormData;
  /** For the form when it is shown again. */
  formToken: string;
  /** Makes a second post of the same content harmless (db/once.ts). Undefined for an expired or foreign form. */
  readonly onceKey?: string;
  /** The fields from which characters were removed that nobody sees. */
  unseenIn: ReadonlySet<string>;
  /** The SHA-256 of each file. */
  fileHashes: ReadonlyMap<File, string>;
  /** Set before parsing (the id of a stored photo), for the form when it is shown again. */
  filled?: Record<string, string>;
  /** Found before parsing; parseForm refuses the form with it. */
  refused?: {
    title: string;
    fieldErrors: Record<string, string[]>;
    /** Set when the failure is ours. */
    cause?: unknown;
  };
};

type ReadOptions = {
  files?: boolean;
};

export async function readForm(
  request: Request,
  { forms: holder }: { forms: FormHolder },
  { files = false }: ReadOptions = {},
): Promise<PostedForm> {
  if (isForeign(request)) refuseRequest(403, foreignPost);
  const { pathname } = new URL(request.url);
  const unseenIn = new Set<string>();
  let fields = await parseBody(await readBody(request, files ? fileFormLimit : formLimit), unseenIn);
  const heldId = fields.get("held_post");
  if (typeof heldId === "string" && holder.takeHeldPost) {
    const held = await holder.takeHeldPost(heldId, pathname);
    if (!held)
      refuseRequest(
        404,
        "This form is no longer kept: it is older than 30 minutes, or belongs to somebody else.",
      );
    fields = await parseBody(held, unseenIn);
  }
  const fileHashes = await hashFiles(fields);
  const token = fields.get("form_token");
  if (typeof token !== "string" || !(await isFormToken(token, holder))) {
    return { fields, unseenIn, fileHashes, formToken: await makeFormToken(holder) };
  }
  return {
    fields,
    unseenIn,
    fileHashes,
    formToken: token,
    // A getter, because it is read after photos are stored: a photo then counts the same as a file or as a kept id.
    get onceKey() {
      return `${token} ${fingerprint(pathname, fields, fileHashes)}`;
    },
  };
}

/** The same token with other content is a new request: the person went back to the form and changed it. */
function fingerprint(pathname: string, fields: FormData, fileHashes: ReadonlyMap<File, string>): string {
  const hash = createHash("sha256").update(pathname);
  for (const [name, value] of fields)
    hash.update(`\0${name}\0${typeof value === "string" ? value : fileHashes.get(value)}`);
  return hash.digest("base64url");
}

async function hashFiles(fields: FormData): Promise<ReadonlyMap<File, string>> {
  const hashes = new Map<File, string>();
  for (const [, value] of fields) {
    if (typeof value === "string") continue;
    const digest = await crypto.subtle.digest("SHA-256", await value.arrayBuffer());
    hashes.set(value, Buffer.from(digest).toString("base64url"));
  }
  return hashes;
}

/** `hideFields` (passwords) are never sent back. */
export function parseForm<Schema extends z.ZodType>(
  form: PostedForm,
  schema: Schema | ((posted: FormData) => Schema),
  hideFields: string[] = [],
) {
  const submission = parse(form.fields, typeof schema === "function" ? schema(form.fields) : schema);
  const { formToken, filled, refused } = form;
  const parsed = { submission, formToken, filled, hideFields, refused };
  if (refused) return { ...parsed, problem: { fieldErrors: refused.fieldErrors } };
  if (submission.status !== "success") return { ...parsed, problem: {} };
  if (!form.onceKey) return { ...parsed, problem: { formErrors: [staleForm] } };
  return { ...parsed, value: submission.value, token: form.onceKey };
}

function parse<Schema extends z.ZodType>(fields: FormData, schema: Schema) {
  try {
    return parseWithZod(fields, { schema });
  } catch (error) {
    // Conform expects its own JSON in "__intent__"; only a forged post has anything else there.
    if (fields.has("__intent__")) refuseRequest(400);
    throw error;
  }
}

/** 400, unless the failure is ours. */
export function refuseForm(
  parsed: Extract<ReturnType<typeof parseForm>, { problem: object }>,
  title = "Validation Error",
) {
  const { refused, problem } = parsed;
  const status = refused?.cause === undefined ? 400 : logFailure(refused.cause, refused.title).status;
  return refuse(parsed, refused?.title ?? title, problem, status);
}

const staleForm =
  "This page had been open too long, or was opened by someone else. Nothing was saved; everything you typed is still here. " +
  "Check it and press the button again.";
/** For a button that leads to another page, which shows it. */
export const staleButton: Flash = {
  kind: "error",
  title: "Nothing was changed",
  text: "This page had been open too long, or was opened by someone else. Press the button again.",
};
export const foreignPost =
  "This form was sent from another site. Nothing was changed. Open the page here and send it again.";
