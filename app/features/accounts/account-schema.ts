import { z } from "zod";
import { businessTypes, timeZones } from "./account-choices";

const line = (missing: string, name: string, max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `${name} must be at most ${max} characters`);

export const companyFields = {
  companyName: line("Company name is required", "Company name", 200),
  companyAddress: line("Company address is required", "Company address", 500),
  phoneNumber: line("Phone number is required", "Phone number", 20),
};

export const companySchema = z.object(companyFields);

const required = "Please fill in all required fields";

export const accountSchema = z.object({
  companyName: line(required, "Company name", 200),
  companyAddress: line(required, "Company address", 500),
  phoneNumber: line(required, "Phone number", 20),
  // A choice that is not on the list is ignored, like an unknown field.
  businessType: z
    .array(z.string())
    .default([])
    .transform((chosen) =>
      businessTypes.map(({ value }) => value as string).filter((value) => chosen.includes(value)),
    ),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "ZIP must be 5 digits, or 5 and 4: 02138 or 02138-1234")
    .optional(),
  timeZone: z.enum(
    timeZones.map(({ value }) => value),
    "Choose a time zone from the list",
  ),
  version: z.coerce.number().int().max(2_147_483_647),
});

export type AccountInput = z.output<typeof accountSchema>;
