import { z } from "zod";
import { maxRows } from "./scanned-parts-text";

/** When the rows were read that the form began with: a page that was added since is not in it. */
export const readAt = z.string().optional();

/** What a person answered to questions about these: each is asked about once. */
export const answers = z.array(z.string()).default([]);

type ReadRow<Row> = (
  row: Record<string, unknown>,
  context: z.RefinementCtx,
  path: (string | number)[],
) => Row | undefined;

/** The rows of a form, each with its place in it; those that `read` leaves out do not count. */
export function optionalRows<Row extends object>(read: ReadRow<Row>) {
  return z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .transform((rows, context) =>
      (rows ?? []).flatMap((row, index) => {
        const taken = read(row, context, [index]);
        return taken ? [{ ...taken, index }] : [];
      }),
    )
    .refine((rows) => rows.length <= maxRows, `At most ${maxRows} rows`);
}
