import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";
import { evidenceOf } from "./scan-review";
import type { ReviewedScan } from "./scan-view";

export const scannedNumberLabels = { partNumber: "Part number" };

type ScannedNumberProps = {
  scan: ReviewedScan;
  field: FieldMetadata<string>;
  focused: boolean;
};

/** A part number that was read, to be checked before a page takes it. */
export function ScannedNumber({ scan, field, focused }: ScannedNumberProps) {
  return (
    <>
      <Field
        field={field}
        label={scannedNumberLabels.partNumber}
        required
        mono
        autoFocus={focused}
        autoComplete="off"
        spellCheck={false}
      />
      {evidenceOf(scan).partNumber}
    </>
  );
}
