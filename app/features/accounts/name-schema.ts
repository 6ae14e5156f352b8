import { z } from "zod";

/** A person's full name. With an @ it could pass for somebody's address. */
export function personName(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(100, "Name must be at most 100 characters")
    .regex(/^[^@]*$/, "Type a name, not an email address")
    .transform((name) => name.replace(/\s+/g, " "));
}

export const nameSchema = z.object({ name: personName("Type your name") });
