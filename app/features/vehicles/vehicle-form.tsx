import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Checkbox, Field, FieldRow } from "~/ui/field";
import type { VehicleField } from "./vehicle-schema";

type VehicleFormFieldsProps = { fields: Record<VehicleField, FieldMetadata<unknown>>; decode?: ReactNode };

/** The fields of a vehicle, for adding and editing alike. `decode` is the button that fills them from the VIN. */
export function VehicleFormFields({ fields, decode }: VehicleFormFieldsProps) {
  return (
    <>
      <IdentityFields fields={fields} decode={decode} />
      <Field field={fields.makeModel} label="Make/Model" required autoComplete="off" />
      <FieldRow>
        <Field field={fields.unitNumber} label="Unit number" autoComplete="off" />
        <Field field={fields.mileage} label="Mileage" required inputMode="decimal" autoComplete="off" />
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

function IdentityFields({ fields, decode }: VehicleFormFieldsProps) {
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
