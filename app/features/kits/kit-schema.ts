import { z } from "zod";
import { optionalText, version } from "~/features/amounts/amount-fields";
import { plainKey } from "~/http/requests/plain-text";

export const maxLines = 200;

/** A line without a number is blank, unless it has a quantity. */
const typedLine = z
  .object({ number: z.string().trim().optional(), quantity: z.string().trim().optional() })
  .superRefine(({ number, quantity }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!number && quantity && quantity !== "1") refuse("number", "Part number is required");
    if (number && number.length > 100) refuse("number", "Part number must be at most 100 characters");
    if (number && !/^0*[1-9]\d{0,3}$/.test(quantity ?? ""))
      refuse("quantity", "Quantity must be a whole number from 1 to 9999");
  });

export const kitSchema = z.object({
  name: z
    .string({ error: "Name is required" })
    // It is typed as the number of an invoice line, too.
    .overwrite(plainKey)
    .trim()
    .min(1, "Name is required")
    .max(200, "Name must be at most 200 characters"),
  notes: optionalText("Notes", 2000),
  lines: z
    .array(typedLine)
    .max(maxLines, `A kit holds at most ${maxLines} lines`)
    .optional()
    // Each line keeps its place in the form, so that messages go to the right line.
    .transform((lines) =>
      (lines ?? []).flatMap(({ number, quantity }, index) =>
        number ? [{ index, number, quantity: Number(quantity) }] : [],
      ),
    )
    .refine((lines) => lines.length > 0, "Add at least one part to the kit"),
});

export const editedKitSchema = kitSchema.extend({ version });

export type Kit = z.output<typeof kitSchema>;
export type EditedKit = z.output<typeof editedKitSchema>;
export type KitLine = Kit["lines"][number];
