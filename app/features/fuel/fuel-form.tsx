import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, Field, FieldRow, Select, TextArea } from "~/ui/field";
import { PhotoField } from "~/features/files/photo-field";
import { MeterField } from "~/features/meters/meter-field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { fuelProducts } from "./fuel-products";
import type { FuelReceiptField } from "./fuel-schema";

type FuelFormFieldsProps = {
  fields: Record<FuelReceiptField, FieldMetadata<unknown>>;
  meterUnit: MeterUnit;
  current: { value: string; unit: MeterUnit } | null;
  /** The first empty field of a new form. */
  focused: boolean;
};

export function FuelFormFields({ fields, meterUnit, current, focused }: FuelFormFieldsProps) {
  return (
    <>
      <FieldRow>
        <Field
          field={fields.totalCost}
          label="Total cost"
          required
          inputMode="decimal"
          autoComplete="off"
          autoFocus={focused}
        />
        <Field field={fields.gallons} label="Gallons" inputMode="decimal" autoComplete="off" />
        <Field
          field={fields.pricePerGallon}
          label="Price per gallon"
          inputMode="decimal"
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <MeterField field={fields.mileage} unit={meterUnit} current={current} />
        <Field field={fields.receiptDate} label="Date" required type="date" />
      </FieldRow>
      <Circumstances fields={fields} />
      <PhotoField fields={fields} label="Photo of the receipt" />
      <TextArea field={fields.notes} label="Notes" rows={2} />
      {typeof fields.fuelConfirmed.initialValue === "string" && (
        <input type="hidden" name="fuelConfirmed" value={fields.fuelConfirmed.initialValue} />
      )}
    </>
  );
}

function Circumstances({ fields }: Pick<FuelFormFieldsProps, "fields">) {
  return (
    <>
      <FieldRow>
        <Select field={fields.product} label="Product" required options={[...fuelProducts]} />
        <Field
          field={fields.state}
          label="State"
          maxLength={2}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </FieldRow>
      <FieldRow>
        <Field
          field={fields.seller}
          label="Seller"
          hint="As on the receipt; IFTA asks for its name and address"
          maxLength={200}
        />
        <Field
          field={fields.sellerPlace}
          label="Seller's place"
          hint="Such as Amarillo, TX"
          maxLength={200}
        />
      </FieldRow>
      <Checkbox
        field={fields.filledUp}
        label="Filled up"
        hint="Without the tick it counts as a part of the next full tank"
      />
      <Checkbox field={fields.missedBefore} label="A fill before this one is missing here" />
    </>
  );
}
