import { z } from "zod";
import { readMailAddresses } from "~/features/mail/mail-addresses";

const wrongAddress = "Please enter a valid email address";

/** Where a document is sent. */
export const mailSchema = z.object({
  email: z
    .string({ error: wrongAddress })
    .trim()
    .max(255, wrongAddress)
    .refine(readMailAddresses, wrongAddress),
});
