import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Checkbox, Field, FieldRow, Select } from "~/ui/field";
import { MeterField } from "../meters/meter-field";
import { type MeterUnit, meterUnits, unitNames } from "../meters/meter-unit";
import type { VehicleField } from "./vehicle-schema";

type VehicleFormFieldsProps = {
  fields: Record<VehicleField, FieldMetadata<unknown>>;
  decode?: ReactNode;
  /** The unit of a vehicle that has one already; a new one is asked for it. */
  meterUnit?: MeterUnit;
};

/** The fields of a vehicle, for adding and editing alike. `decode` is the button that fills them from the VIN. */
export function VehicleFormFields({ fields, decode, meterUnit }: VehicleFormFieldsProps) {
  return (
    <>
      <IdentityFields fields={fields} decode={decode} />
      <Field field={fields.makeModel} label="Make/Model" required autoComplete="off" />
      <FieldRow>
        <Field field={fields.unitNumber} label="Unit number" autoComplete="off" />
        <MeterField
          field={fields.mileage}
          unit={meterUnit ?? "mi"}
          label={meterUnit ? undefined : "Mileage"}
          required
        />
        {!meterUnit && (
          <Select
            field={fields.meterUnit}
            label="Its meter counts"
            required
            options={meterUnits.map((value) => ({ value, label: unitNames[value] }))}
          />
        )}
      </FieldRow>
      <FieldRow>
        <Field field={fields.engineSerial} label="Engine serial" mono autoComplete="off" spellCheck={false} />
        <Field field={fields.tireSize} label="Tire size" placeholder="295/75R22.5" autoComplete="off" />
      </FieldRow>
      <Field
        field={fields.lessor}
        label="Leased from"
        hint="The owner's name, when the unit is leased"
        autoComplete="off"
      />
    </>
  );
}

function IdentityFields({ fields, decode }: Omit<VehicleFormFieldsProps, "meterUnit">) {
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
      <Checkbox
        field={fields.noVin}
        label="This unit has no 17-character VIN"
        hint="Only for units that never had one, such as machines and trucks from before 1981. Type the serial number above, 1 to 30 characters."
      />
    </>
  );
}
