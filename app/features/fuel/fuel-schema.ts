import { z } from "zod";
import {
  checkbox,
  optionalAmount,
  optionalText,
  requiredDay,
  version,
} from "~/features/amounts/amount-fields";
import { changeReason } from "~/features/changes/change-reason";
import { money, unitPrice, volume } from "~/features/amounts/read-amount";
import { type PhotoFieldName, photoId } from "~/features/files/photo-schema";
import { meterFieldsOf, meterShape } from "~/features/meters/meter-schema";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { completeNumbers } from "./fuel-numbers";

/** Characters. */
export const maxNotes = 2000;

type Context = { meterUnit: MeterUnit; today: string };

const receiptObject = ({ meterUnit, today }: Context) =>
  z.object({
    receiptDate: requiredDay("Date", today),
    totalCost: optionalAmount(money("Total cost")),
    gallons: optionalAmount(volume("Gallons")).refine(
      (gallons) => gallons !== "0",
      "Gallons must be more than 0",
    ),
    pricePerGallon: optionalAmount(unitPrice("Price per gallon")),
    product: z.enum(["diesel", "gasoline", "def", "reefer", "other"], { error: "Choose what was bought" }),
    filledUp: checkbox,
    missedBefore: checkbox,
    state: optionalText("State", 2)
      .transform((state) => state?.toUpperCase() ?? null)
      .refine((state) => state === null || /^[A-Z]{2}$/.test(state), "State is two letters, such as TX"),
    seller: optionalText("Seller", 200),
    sellerPlace: optionalText("Seller's place", 200),
    notes: optionalText("Notes", maxNotes),
    photoId,
    /** The numbers that the person was asked about and says are right. */
    fuelConfirmed: z.string().max(100).optional(),
    ...meterShape(meterUnit),
  });

/** For both forms. A missing total is calculated from gallons and price. */
export const fuelReceiptSchema = (context: Context) =>
  receiptObject(context)
    .extend({ version: version.optional(), changeReason })
    .transform((fields, issues) => {
      const { gallons, pricePerGallon: price, totalCost } = fields;
      const { total } = completeNumbers({ gallons, price, total: totalCost });
      if (total === null) {
        issues.addIssue({ code: "custom", path: ["totalCost"], message: "Total cost is required" });
        return z.NEVER;
      }
      return {
        version: fields.version,
        changeReason: fields.changeReason,
        fuelConfirmed: fields.fuelConfirmed,
        meter: meterFieldsOf(fields),
        columns: {
          receipt_date: fields.receiptDate,
          product: fields.product,
          gallons,
          price_per_gallon: price,
          total_cost: total,
          filled_up: fields.filledUp,
          missed_before: fields.missedBefore,
          state: fields.state,
          seller: fields.seller,
          seller_place: fields.sellerPlace,
          photo_id: fields.photoId,
          notes: fields.notes,
        },
      };
    });

export type FuelReceiptField =
  | Exclude<keyof z.input<ReturnType<typeof receiptObject>>, "meterConfirmed" | "strikeReading">
  | PhotoFieldName
  | "version"
  | "changeReason";
export type FuelReceiptInput = z.output<ReturnType<typeof fuelReceiptSchema>>;
