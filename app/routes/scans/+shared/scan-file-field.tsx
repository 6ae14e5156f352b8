import type { FieldMetadata } from "@conform-to/react";
import { FileField } from "~/ui/field";

type ScanFileFieldProps = { field: FieldMetadata<string>; takesDocuments: boolean };

export function ScanFileField({ field, takesDocuments }: ScanFileFieldProps) {
  return (
    <FileField
      field={field}
      label={takesDocuments ? "Photo or PDF" : "Photo"}
      hint={`JPEG, PNG, WebP, GIF, TIFF, AVIF or HEIC${takesDocuments ? ", or PDF" : ""}, up to 10 MB`}
      accept={takesDocuments ? "image/*,application/pdf" : "image/*"}
      required
    />
  );
}
