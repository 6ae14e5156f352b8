import { z } from "zod";

const missing = "Type the name of your company";

export const closeSchema = z.object({
  companyName: z.string({ error: missing }).trim().min(1, missing).max(200, missing),
  password: z.string({ error: "Type your password" }).max(100, "This is not your password"),
});
