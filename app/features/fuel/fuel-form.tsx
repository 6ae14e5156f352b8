import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Checkbox, Field, FieldRow, Select, TextArea } from "~/ui/field";
import { FieldWith } from "~/ui/field-with";
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
  /** After the input of a field: where its value was read, say. */
  beside?: Partial<Record<string, ReactNode>>;
};

type PartProps = Pick<FuelFormFieldsProps, "fields"> & { beside: Partial<Record<string, ReactNode>> };

export function FuelFormFields({ fields, meterUnit, current, focused, beside = {} }: FuelFormFieldsProps) {
  return (
    <>
      <Numbers fields={fields} focused={focused} beside={beside} />
      <FieldRow>
        <MeterField field={fields.mileage} unit={meterUnit} current={current} />
        <FieldWith beside={beside.receiptDate}>
          <Field field={fields.receiptDate} label="Date" required type="date" />
        </FieldWith>
      </FieldRow>
      <Circumstances fields={fields} beside={beside} />
      <PhotoField fields={fields} label="Photo of the receipt" />
      <TextArea field={fields.notes} label="Notes" rows={2} />
      {typeof fields.fuelConfirmed.initialValue === "string" && (
        <input type="hidden" name="fuelConfirmed" value={fields.fuelConfirmed.initialValue} />
      )}
    </>
  );
}

function Numbers({ fields, focused, beside }: PartProps & { focused: boolean }) {
  const typing = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <FieldRow>
      <FieldWith beside={beside.totalCost}>
        <Field field={fields.totalCost} label="Total cost" required {...typing} autoFocus={focused} />
      </FieldWith>
      <FieldWith beside={beside.gallons}>
        <Field field={fields.gallons} label="Gallons" {...typing} />
      </FieldWith>
      <FieldWith beside={beside.pricePerGallon}>
        <Field field={fields.pricePerGallon} label="Price per gallon" {...typing} />
      </FieldWith>
    </FieldRow>
  );
}

function Circumstances({ fields, beside }: PartProps) {
  return (
    <>
      <FieldRow>
        <FieldWith beside={beside.product}>
          <ProductField field={fields.product} />
        </FieldWith>
        <FieldWith beside={beside.state}>
          <StateField field={fields.state} />
        </FieldWith>
      </FieldRow>
      <FieldRow>
        <FieldWith beside={beside.seller}>
          <Field
            field={fields.seller}
            label="Seller"
            hint="As on the receipt; IFTA asks for its name and address"
            maxLength={200}
          />
        </FieldWith>
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

function StateField({ field }: { field: FieldMetadata<unknown> }) {
  return <Field field={field} label="State" maxLength={2} autoComplete="off" autoCapitalize="characters" />;
}

/** Nothing is chosen where a photo did not say it. */
function ProductField({ field }: { field: FieldMetadata<unknown> }) {
  const unchosen = field.initialValue ? [] : [{ value: "", label: "Choose what was bought" }];
  return <Select field={field} label="Product" required options={[...unchosen, ...fuelProducts]} />;
}
