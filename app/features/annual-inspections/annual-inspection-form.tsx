import type { FieldMetadata } from "@conform-to/react";
import { FormFields } from "~/features/fields/form-fields";
import { PhotoField } from "~/features/files/photo-field";
import { annualInspectionFields } from "./annual-inspection-fields";
import type { AnnualInspectionFields } from "./annual-inspection-schema";

type AnnualInspectionFormFieldsProps = {
  fields: Record<Exclude<keyof AnnualInspectionFields, "version">, FieldMetadata<unknown>>;
};

export function AnnualInspectionFormFields({ fields }: AnnualInspectionFormFieldsProps) {
  const own = { photo: <PhotoField fields={fields} label="Photo of the report" /> };
  return <FormFields list={annualInspectionFields} fields={fields} own={own} />;
}
