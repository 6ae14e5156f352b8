import { z } from "zod";
import { fleetSizes } from "./business-info-choices";

const line = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(200, `${name} must be at most 200 characters`);

const text = (name: string) =>
  z.string().trim().max(2000, `${name} must be at most 2,000 characters`).default("");

export const businessInfoSchema = z.object({
  businessName: line("Business name"),
  industry: line("Industry"),
  fleetSize: z.enum(
    fleetSizes.map(({ value }) => value),
    "Fleet size is required",
  ),
  challenges: text("Challenges"),
  goals: text("Goals"),
  /** 0 while nothing is saved. */
  version: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
});

export type BusinessInfo = z.output<typeof businessInfoSchema>;
export type BusinessInfoForm = Record<keyof BusinessInfo, string>;
