import { z } from "zod";

const wrongAddress = "Please enter a valid email address";

/** Where a document is sent. */
export const mailSchema = z.object({
  email: z.string({ error: wrongAddress }).trim().pipe(z.email(wrongAddress)),
});
