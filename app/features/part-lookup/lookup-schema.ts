import { z } from "zod";
import { numberMissing } from "./lookup-text";

export const lookupSchema = z.object({
  number: z.string({ error: numberMissing }).trim().min(1, numberMissing).max(100),
});
