import type { FormHolder } from "~/http/forms/form-holder";
import { takeHeldPost } from "./held-posts.server";
import { sign } from "./installation.server";

export function formHolder(userId: string): FormHolder {
  return {
    id: userId,
    sign: (text) => sign("form", text),
    takeHeldPost: (id, pathname) => takeHeldPost(userId, id, pathname),
  };
}

/** Anybody, before sign-in. */
export const visitor = { forms: { id: "visitor", sign: (text: string) => sign("form", text) } };
