import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { fileFormLimit, formLimit, parseBody, readBody } from "~/http/requests/body.server";
import { isForeign } from "~/http/requests/caller.server";
import { logFailure, refuse } from "~/http/forms/form-answer.server";
import type { Flash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { isFormToken, makeFormToken } from "./form-token.server";
import { takeHeldPost } from "./held-posts.server";
import type { Scope } from "./scope";

type Person = { user: { id: string } };
export type PostedForm = {
  fields: FormData;
  /** What the form carries when it is shown again. */
  formToken: string;
  /** What makes a second post of the same content harmless (db/once.ts). Undefined for an expired or foreign form. */
  readonly onceKey?: string;
  /** For each file that was sent, what is in it (SHA-256). */
  contents: ReadonlyMap<File, string>;
  /** What was put into fields before they are parsed (a photo, stored), for the form that is shown again. */
  filled?: Record<string, string>;
  /** What was found wrong before the fields are parsed: parseForm refuses with it. */
  refused?: {
    title: string;
    fieldErrors: Record<string, string[]>;
    /** When the fault is ours. */
    cause?: unknown;
  };
};

type ReadOptions = {
  /** The form has a field for a file. */
  files?: boolean;
};

/** The posted fields with their one-time token. `who` is the scope, or "visitor" before sign-in. */
export async function readForm(
  request: Request,
  who: Scope | Person | "visitor",
  { files = false }: ReadOptions = {},
): Promise<PostedForm> {
  if (isForeign(request)) refuseRequest(403, foreignPost);
  const holder = who === "visitor" ? who : who.user.id;
  const { pathname } = new URL(request.url);
  let fields = await parseBody(await readBody(request, files ? fileFormLimit : formLimit));
  const heldId = fields.get("held_post");
  if (typeof heldId === "string" && who !== "visitor") {
    const held = await takeHeldPost(who.user.id, heldId, pathname);
    if (!held)
      refuseRequest(
        404,
        "This form is no longer kept: it is older than 30 minutes, or belongs to somebody else.",
      );
    fields = await parseBody(held);
  }
  const contents = await contentsOf(fields);
  const token = fields.get("form_token");
  if (typeof token !== "string" || !(await isFormToken(token, holder))) {
    return { fields, contents, formToken: await makeFormToken(holder) };
  }
  return {
    fields,
    contents,
    formToken: token,
    // Asked for when the fields are parsed: a photo is then the same whether it came as a file or is kept already.
    get onceKey() {
      return `${token} ${fingerprint(pathname, fields, contents)}`;
    },
  };
}

/** The same token with other content is another wish: somebody went back to a form and changed it. */
function fingerprint(pathname: string, fields: FormData, contents: ReadonlyMap<File, string>): string {
  const hash = createHash("sha256").update(pathname);
  for (const [name, value] of fields)
    hash.update(`\0${name}\0${typeof value === "string" ? value : contents.get(value)}`);
  return hash.digest("base64url");
}

async function contentsOf(fields: FormData): Promise<ReadonlyMap<File, string>> {
  const contents = new Map<File, string>();
  for (const [, value] of fields) {
    if (typeof value === "string") continue;
    const digest = await crypto.subtle.digest("SHA-256", await value.arrayBuffer());
    contents.set(value, Buffer.from(digest).toString("base64url"));
  }
  return contents;
}

/** Parses a posted form. `hideFields` (passwords) are never sent back. */
export function parseForm<Schema extends z.ZodType>(
  form: PostedForm,
  schema: Schema | ((posted: FormData) => Schema),
  hideFields: string[] = [],
) {
  const submission = parse(form.fields, typeof schema === "function" ? schema(form.fields) : schema);
  const { formToken, filled, refused } = form;
  const parsed = { submission, formToken, filled, hideFields, refused };
  if (refused) return { ok: false as const, ...parsed, problem: { fieldErrors: refused.fieldErrors } };
  if (submission.status !== "success") return { ok: false as const, ...parsed, problem: {} };
  if (!form.onceKey) return { ok: false as const, ...parsed, problem: { formErrors: [staleForm] } };
  return { ok: true as const, ...parsed, value: submission.value, token: form.onceKey };
}

function parse<Schema extends z.ZodType>(fields: FormData, schema: Schema) {
  try {
    return parseWithZod(fields, { schema });
  } catch (error) {
    // Conform reads "__intent__" as JSON of its own making; only a made-up post has anything else there.
    if (fields.has("__intent__")) refuseRequest(400);
    throw error;
  }
}

/** The answer for a form that did not parse: 400, unless the fault is ours. */
export function refuseForm(
  parsed: Extract<ReturnType<typeof parseForm>, { ok: false }>,
  title = "Validation Error",
) {
  const { refused, problem } = parsed;
  const status = refused?.cause === undefined ? 400 : logFailure(refused.cause, refused.title).status;
  return refuse(parsed, refused?.title ?? title, problem, status);
}

const staleForm =
  "This page had been open too long, or was opened by someone else. Nothing was saved; everything you typed is still here. " +
  "Check it and press the button again.";
/** The same for a button whose answer is another page: said there. */
export const staleButton: Flash = {
  kind: "error",
  title: "Nothing was changed",
  text: "This page had been open too long, or was opened by someone else. Press the button again.",
};
export const foreignPost =
  "This form was sent from another site. Nothing was changed. Open the page here and send it again.";
