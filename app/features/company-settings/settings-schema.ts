import { z } from "zod";
import { optionalDay, optionalPercent, optionalText, version } from "~/features/amounts/amount-fields";
import { type PhotoFieldName, photoId } from "~/features/files/photo-schema";
import { maxHeadLines } from "./letterhead";

/** An empty line of a letterhead is not printed. */
const line = (name: string, max: number) => optionalText(name, max).transform((text) => text ?? "");

const headText = (name: string) =>
  line(name, 500).refine(
    (text) => text.split("\n").length <= maxHeadLines,
    `${name} may have at most ${maxHeadLines} lines: more do not fit above an invoice`,
  );

export const companySettingsSchema = (today: string) =>
  z.object({
    photoId,
    companyName: z
      .string({ error: "Company name is required" })
      .trim()
      .min(1, "Company name is required")
      .max(200, "Company name must be at most 200 characters"),
    headerText: headText("Invoice header text"),
    address: headText("Address"),
    phone: line("Phone", 50),
    taxId: line("Tax ID", 50),
    replyTo: optionalText("Email for answers", 255).refine(
      (text) => text === null || z.email().safeParse(text).success,
      "Invalid email address",
    ),
    taxRate: optionalPercent("Default tax rate", 4),
    shopPercent: optionalPercent("Shop price", 2),
    fleetPercent: optionalPercent("Fleet price", 2),
    booksClosedUntil: optionalDay("Books closed through").refine(
      (day) => day === null || day <= today,
      "Books can be closed through today at the latest",
    ),
    /** Why closed days are opened again. */
    openingReason: optionalText("Reason", 500),
    version,
  });

export type CompanySettings = z.output<ReturnType<typeof companySettingsSchema>>;
export type CompanySettingsField = keyof CompanySettings | PhotoFieldName;
