import { z } from "zod";
import { companyFields } from "./account-schema";
import { signUpPlans } from "./sign-up-plans";

export const emailWith = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(255, "Email must be at most 255 characters")
    .pipe(z.email(message))
    .transform((email) => email.toLowerCase());

export const newPassword = z
  .string({ error: "Password must be at least 6 characters" })
  .min(6, "Password must be at least 6 characters")
  .max(100, "Password must be at most 100 characters");

export const signInSchema = z.object({ email: emailWith("Invalid email address"), password: newPassword });

export const signUpSchema = signInSchema.extend({
  ...companyFields,
  trial: z
    .enum(
      signUpPlans.map(({ value }) => value),
      "Choose a plan from the list",
    )
    .default("free"),
});

export const resetRequestSchema = z.object({ email: emailWith("Please enter a valid email address") });

export const newPasswordSchema = z.object({
  token: z.string({ error: "The link is incomplete" }),
  password: newPassword,
});

const currentPassword = z.string({ error: "Enter your current password" });

export const changePasswordSchema = z.object({ currentPassword, newPassword });

const code = z.string({ error: "Type the code" }).trim().max(40, "A code has 6 digits, a recovery code 16");

export const codeSchema = z.object({ code });

export const ownPasswordSchema = z.object({ password: currentPassword });

export const passwordAndCodeSchema = z.object({ password: currentPassword, code });

export const newAddressSchema = z.object({
  email: emailWith("Please enter a valid email address"),
  password: currentPassword,
});

export const addressLinkSchema = z.object({ token: z.string({ error: "The link is incomplete" }) });
