import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Checkbox, Field, Select } from "~/ui/field";
import { FormFields } from "~/features/fields/form-fields";
import { PhotoField } from "~/features/files/photo-field";
import { MeterField } from "~/features/meters/meter-field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { partFields } from "./part-fields";
import type { PartField } from "./part-schema";

type Choice = { value: string; label: string };

export type PartLinks = { breakdowns: Choice[]; services: Choice[] };

type PartFormFieldsProps = {
  fields: Record<PartField, FieldMetadata<unknown>>;
  meterUnit: MeterUnit;
  current?: { value: string; unit: MeterUnit } | null;
  links: PartLinks;
  focused?: boolean;
  /** The company keeps parts in stock, and this person may take them. */
  hasStock?: boolean;
  /** Below a field, by its name. */
  beside?: Partial<Record<string, ReactNode>>;
};

export function PartFormFields({ fields, meterUnit, current, links, ...rest }: PartFormFieldsProps) {
  const own = {
    fromStock: rest.hasStock && (
      <Checkbox
        field={fields.fromStock}
        label="Take from stock"
        hint="The number above is looked up in the inventory; what it lacks here is filled in from there."
      />
    ),
    quantityTaken: rest.hasStock && (
      <Field field={fields.quantityTaken} label="Pieces" inputMode="numeric" autoComplete="off" />
    ),
    mileage: (
      <MeterField
        field={fields.mileage}
        unit={meterUnit}
        current={current}
        label={meterUnit === "mi" ? "Install mileage" : undefined}
      />
    ),
    breakdownId: links.breakdowns.length > 0 && (
      <Select field={fields.breakdownId} label="For the breakdown" options={[none, ...links.breakdowns]} />
    ),
    serviceEntryId: links.services.length > 0 && (
      <Select field={fields.serviceEntryId} label="Fitted during" options={[none, ...links.services]} />
    ),
    photo: <PhotoField fields={fields} label="Photo of the invoice" />,
  };
  return (
    <FormFields list={partFields} fields={fields} own={own} focused={rest.focused} beside={rest.beside} />
  );
}

const none = { value: "", label: "None" };
