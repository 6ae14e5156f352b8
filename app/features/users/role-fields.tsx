import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import { userRoles } from "./user-roles";

export type RoleFields = { role: string; isCounter: boolean };

type Props = { fields: { role: FieldMetadata<string>; isCounter: FieldMetadata<boolean> } };

export function RoleFormFields({ fields }: Props) {
  return (
    <>
      <RadioGroup
        field={fields.role}
        legend="Role"
        hint="A manager has full access to vehicles, parts and people. A limited user sees the fleet and signs inspections."
        options={[...userRoles]}
      />
      <Checkbox
        field={fields.isCounter}
        label="Counter"
        hint="For a limited user: also keeps stock and sells at the parts counter, without seeing costs."
      />
    </>
  );
}
