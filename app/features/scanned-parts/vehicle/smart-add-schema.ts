import { z } from "zod";
import { checkbox, optionalAmount, optionalText, requiredDay } from "~/features/amounts/amount-fields";
import { money } from "~/features/amounts/read-amount";
import { partFields } from "~/features/parts/part-fields";
import { shapeOf } from "~/features/fields/field-schema";
import { answers, optionalRows, readAt } from "../row-schema";
import { noParts } from "../scanned-parts-text";

type Dates = { today: string };

function partRow({ today }: Dates) {
  const { category, partNumber, cost, installDate, vendor } = shapeOf(partFields, today);
  return z.object({
    ...{ category, partNumber, cost, installDate, vendor },
    description: optionalText("Description", 500),
    page: z.coerce.number().int().min(0).catch(0),
  });
}

export const smartAddSchema = ({ today }: Dates) => {
  const part = partRow({ today });
  return z
    .object({
      invoiceNumber: optionalText("Invoice number", 100),
      vendor: optionalText("Vendor", 200),
      rows: optionalRows((row, context, path) => {
        if (row.add !== "on") return undefined;
        const parsed = part.safeParse(row);
        if (parsed.success) return parsed.data;
        for (const issue of parsed.error.issues)
          context.addIssue({ code: "custom", path: [...path, ...issue.path], message: issue.message });
        return undefined;
      }),
      addLabor: checkbox,
      labor: optionalText("What was done", 500),
      laborCost: optionalAmount(money("Labor")),
      laborDate: requiredDay("Date of the labor", today).optional(),
      readAt,
      /** The invoices that this one is not, though it has their number. */
      sameInvoice: answers,
    })
    .refine(({ addLabor, labor }) => !addLabor || labor !== null, {
      path: ["labor"],
      message: "Write what was done",
    })
    .refine(({ rows, addLabor }) => rows.length > 0 || addLabor, { path: ["rows"], message: noParts });
};

export type SmartAdd = z.output<ReturnType<typeof smartAddSchema>>;
export type SmartAddRow = SmartAdd["rows"][number];
