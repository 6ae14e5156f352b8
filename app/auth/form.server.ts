import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { parseBody, readBody } from "~/http/body.server";
import { isForeign } from "~/http/caller.server";
import { refuse } from "~/http/form-answer.server";
import { refuseRequest } from "~/http/refuse-request.server";
import { isFormToken, makeFormToken } from "./form-token.server";
import { takeHeldPost } from "./held-posts.server";
import type { Scope } from "./scope";

type Person = { user: { id: string } };
export type PostedForm = {
  fields: FormData;
  /** What the form carries when it is shown again. */
  formToken: string;
  /** What makes a second post of the same content harmless (db/once.ts). Undefined for an expired or foreign form. */
  onceKey?: string;
};

/** The posted fields with their one-time token. `who` is the scope, or "visitor" before sign-in. */
export async function readForm(request: Request, who: Scope | Person | "visitor"): Promise<PostedForm> {
  if (isForeign(request)) refuseRequest(403, foreignPost);
  const holder = who === "visitor" ? who : who.user.id;
  const { pathname } = new URL(request.url);
  let fields = await parseBody(await readBody(request));
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
  const token = fields.get("form_token");
  if (typeof token !== "string" || !(await isFormToken(token, holder))) {
    return { fields, formToken: await makeFormToken(holder) };
  }
  return { fields, formToken: token, onceKey: `${token} ${fingerprint(pathname, fields)}` };
}

/** The same token with other content is another wish: somebody went back to a form and changed it. */
function fingerprint(pathname: string, fields: FormData): string {
  const hash = createHash("sha256").update(pathname);
  for (const [name, value] of fields)
    hash.update(`\0${name}\0${typeof value === "string" ? value : value.name}`);
  return hash.digest("base64url");
}

/** Parses a posted form. `hideFields` (passwords) are never sent back. */
export function parseForm<Schema extends z.ZodType>(
  form: PostedForm,
  schema: Schema | ((posted: FormData) => Schema),
  hideFields: string[] = [],
) {
  const submission = parse(form.fields, typeof schema === "function" ? schema(form.fields) : schema);
  const parsed = { submission, formToken: form.formToken, hideFields };
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

/** The 400 for a form that did not parse. */
export function refuseForm(
  parsed: Extract<ReturnType<typeof parseForm>, { ok: false }>,
  title = "Validation Error",
) {
  return refuse(parsed, title, parsed.problem);
}

const staleForm =
  "This page had been open too long, or was opened by someone else. Nothing was saved; everything you typed is still here. " +
  "Check it and press the button again.";
export const foreignPost =
  "This form was sent from another site. Nothing was changed. Open the page here and send it again.";
