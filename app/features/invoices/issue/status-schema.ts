import { z } from "zod";
import { optionalText } from "~/features/amounts/amount-fields";
import { invoiceStatuses } from "../invoice-status";

export const statusSchema = z.object({
  status: z.enum(invoiceStatuses, { error: "Choose a status" }),
  reason: optionalText("Reason", 500),
  /** Where the form stands, when that is not the invoice's page. */
  from: z.string().optional(),
});
