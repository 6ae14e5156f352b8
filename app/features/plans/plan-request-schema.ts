import { z } from "zod";
import { maxMessage, wantedChoices } from "./trial";

export const planRequestSchema = z
  .object({
    wanted: z.enum(wantedChoices, "Choose what you want"),
    message: z.string().trim().max(maxMessage, "Message must be at most 2,000 characters").default(""),
  })
  .refine(({ wanted, message }) => wanted !== "other" || message !== "", {
    path: ["message"],
    message: "Say in the message what you want",
  });

export type PlanRequest = z.output<typeof planRequestSchema>;
export type PlanRequestForm = { wanted: string; message: string };
