import { z } from "zod";
import { optionalText } from "~/features/amounts/amount-fields";
import { invoiceStatuses } from "../invoice-status";

export const statusSchema = z.object({
  status: z.enum(invoiceStatuses, { error: "Choose a status" }),
  reason: optionalText("Reason", 500),
  /** Of the invoice on the page. */
  version: z.coerce.number().int().optional(),
  /** The page of the form, if it is not the invoice's. */
  from: z.string().optional(),
});
