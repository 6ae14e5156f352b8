import { z } from "zod";
import { emailWith } from "~/features/accounts/sign-in-schema";
import { fleetSizes } from "~/features/plans/business-info-choices";
import { interests } from "./contact-request-choices";

const text = (name: string, max: number) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} must be at most ${max.toLocaleString("en-US")} characters`);

export const contactRequestSchema = z.object({
  name: text("Full Name", 200),
  email: emailWith("Please enter a valid email address"),
  company: text("Company Name", 200),
  phone: text("Phone Number", 20),
  fleetSize: z
    .enum(
      fleetSizes.map(({ value }) => value),
      "Choose the fleet size from the list",
    )
    .optional(),
  interest: z.enum(
    interests.map(({ value }) => value),
    "Primary Interest is required",
  ),
  message: text("Tell Us About Your Needs", 10_000),
  /** People do not see this field. */
  website: z.string().max(500).optional(),
});

export type ContactRequest = z.output<typeof contactRequestSchema>;
export type ContactRequestForm = Record<keyof ContactRequest, string>;
