import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Checkbox, Field, Select } from "~/ui/field";
import { FormFields } from "~/features/fields/form-fields";
import { MeterField } from "~/features/meters/meter-field";
import { type MeterUnit, meterUnits, unitNames } from "~/features/meters/meter-unit";
import { type VehicleField, vehicleFields } from "./vehicle-fields";

type VehicleFormFieldsProps = {
  /** `otherThan`: an answer of before, kept when the form asks something else too. */
  fields: Record<VehicleField | "otherThan", FieldMetadata<unknown>>;
  decode?: ReactNode;
  beside?: Partial<Record<string, ReactNode>>;
  /** Only for an existing vehicle; for a new one the form asks. */
  meterUnit?: MeterUnit;
};

/** `decode` is the button that fills the fields from the VIN. */
export function VehicleFormFields({ fields, decode, beside, meterUnit }: VehicleFormFieldsProps) {
  const own = {
    vin: <VinField fields={fields} decode={decode} />,
    noVin: (
      <Checkbox
        field={fields.noVin}
        label="This unit has no 17-character VIN"
        hint="Only for units that never had one, such as machines and trucks from before 1981. Type the serial number above, 1 to 30 characters."
      />
    ),
    mileage: (
      <MeterField
        field={fields.mileage}
        unit={meterUnit ?? "mi"}
        label={meterUnit ? undefined : "Mileage"}
        required
      />
    ),
    meterUnit: !meterUnit && (
      <Select
        field={fields.meterUnit}
        label="Its meter counts"
        required
        options={meterUnits.map((value) => ({ value, label: unitNames[value] }))}
      />
    ),
  };
  const { initialValue } = fields.otherThan;
  return (
    <>
      <FormFields list={vehicleFields} fields={fields} own={own} beside={beside} />
      {typeof initialValue === "string" && <input type="hidden" name="otherThan" value={initialValue} />}
    </>
  );
}

function VinField({ fields, decode }: Pick<VehicleFormFieldsProps, "fields" | "decode">) {
  return (
    <>
      <Field
        field={fields.vin}
        label="VIN"
        hint="17 letters and digits, from the door label or the registration. Blanks and dashes do no harm."
        required
        mono
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {decode}
    </>
  );
}
