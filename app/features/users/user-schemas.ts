import { z } from "zod";
import { personName } from "~/features/accounts/name-schema";
import { emailWith, newPassword } from "~/features/accounts/sign-in-schema";

const invalidEmail = "Please enter a valid email address";

const roleFields = {
  role: z.enum(["user", "limited_user"], { error: "Choose a role" }),
  isCounter: z
    .literal("on")
    .optional()
    .transform((ticked) => ticked === "on"),
};

export const inviteSchema = z.object({
  email: emailWith(invalidEmail),
  ...roleFields,
});

/** The title of a refused invitation. */
export function inviteTitle(messages: string[]): string {
  return messages.includes(invalidEmail) ? "Invalid email" : "Error sending invitation";
}

export const roleSchema = z.object(roleFields);

export const joinSchema = z.object({ name: personName("Type your name"), password: newPassword });

/** Of somebody who has a password, and perhaps a name. */
export const joinAgainSchema = z.object({ name: personName("Type your name").optional() });

export const handOverSchema = z.object({ password: z.string({ error: "Enter your password" }) });

export const unitSchema = z.object({
  unit: z
    .string({ error: "Type a unit number or VIN" })
    .trim()
    .min(1, "Type a unit number or VIN")
    .max(50, "At most 50 characters"),
});
