import { z } from "zod";
import { businessTypes } from "~/features/accounts/account-choices";
import { version } from "~/features/amounts/amount-fields";
import { shapeOf } from "~/features/fields/field-schema";
import { columnsOf } from "~/features/fields/field-values";
import { score } from "../score";
import { crmCustomerFields, editedCrmCustomerFields } from "./crm-customer-fields";

const own = {
  // A choice that is not on the list is ignored, like an unknown field.
  businessType: z
    .array(z.string())
    .default([])
    .transform((chosen) =>
      businessTypes.map(({ value }) => value as string).filter((value) => chosen.includes(value)),
    ),
  leadScore: score("Lead score"),
};

export const newCrmCustomerSchema = z
  .object({
    ...shapeOf(crmCustomerFields),
    ...own,
    /** The person said that it is another company than the one with the same address, phone number or name. */
    confirmed: z.literal("same-customer").optional(),
  })
  .transform(({ confirmed, businessType, leadScore, ...typed }) => ({
    confirmed,
    columns: {
      ...columnsOf(crmCustomerFields, typed),
      ...{ business_type: businessType, lead_score: leadScore },
    },
  }));

export const crmCustomerSchema = z
  .object({ ...shapeOf(editedCrmCustomerFields), ...own, version })
  .transform(({ version, businessType, leadScore, ...typed }) => ({
    version,
    columns: {
      ...columnsOf(editedCrmCustomerFields, typed),
      ...{ business_type: businessType, lead_score: leadScore },
    },
  }));

export type NewCrmCustomer = z.output<typeof newCrmCustomerSchema>;
export type CrmCustomer = z.output<typeof crmCustomerSchema>;

export const crmNotesSchema = z
  .object({ notes: shapeOf(crmCustomerFields).notes, version })
  .transform(({ version, notes }) => ({ version, columns: { notes } }));
