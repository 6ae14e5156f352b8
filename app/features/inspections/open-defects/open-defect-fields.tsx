import type { FieldMetadata } from "@conform-to/react";
import { formatCounted } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { answerField, answerNames, openDefectAnswers } from "./answers";

export type OpenDefectShown = { id: string; item: string; note: string; found: string };

type OpenDefectFieldsProps = { fields: Record<string, FieldMetadata<string>>; defects: OpenDefectShown[] };

/** The defects of earlier reports that forbid driving: the driver says of each how it is now. */
export function OpenDefectFields({ fields, defects }: OpenDefectFieldsProps) {
  if (defects.length === 0) return null;
  return (
    <section className="check-group">
      <Notice
        kind="error"
        title={`Do not drive: ${formatCounted(defects.length, "defect")} not certified as repaired`}
      >
        A clean report does not change that. The managers are told what you say here.
      </Notice>
      {defects.map(({ id, item, note, found }) => (
        <RadioGroup
          key={id}
          field={fields[answerField(id)]!}
          legend={`${item}: ${note} (${found})`}
          hint={`Not needed if you choose Defect at ${item} below.`}
          options={openDefectAnswers.map((value) => ({ value, label: answerNames[value] }))}
        />
      ))}
    </section>
  );
}
