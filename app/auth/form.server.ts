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
export type PostedForm = { fields: FormData; token: string; isFresh: boolean };

/** The posted fields with their one-time token. `who` is the scope, or "visitor" before sign-in. */
export async function readForm(request: Request, who: Scope | Person | "visitor"): Promise<PostedForm> {
  if (isForeign(request)) refuseRequest(403, foreignPost);
  const holder = who === "visitor" ? who : who.user.id;
  let fields = await parseBody(await readBody(request));
  const heldId = fields.get("held_post");
  if (typeof heldId === "string" && who !== "visitor") {
    const held = await takeHeldPost(who.user.id, heldId);
    if (held) fields = await parseBody(held);
  }
  const token = fields.get("form_token");
  if (await isFormToken(token, holder)) return { fields, token: token as string, isFresh: true };
  return { fields, token: await makeFormToken(holder), isFresh: false };
}

/** Parses a posted form. `hideFields` (passwords) are never sent back. */
export function parseForm<Schema extends z.ZodType>(
  form: PostedForm,
  schema: Schema | ((posted: FormData) => Schema),
  hideFields: string[] = [],
) {
  const submission = parseWithZod(form.fields, {
    schema: typeof schema === "function" ? schema(form.fields) : schema,
  });
  const parsed = { submission, formToken: form.token, hideFields };
  if (submission.status !== "success") return { ok: false as const, ...parsed, problem: {} };
  if (!form.isFresh) return { ok: false as const, ...parsed, problem: { formErrors: [staleForm] } };
  return { ok: true as const, ...parsed, value: submission.value, token: form.token };
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
