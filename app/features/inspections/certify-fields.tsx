import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import type { InspectionView } from "./inspection-view";

type CertifyFieldsProps = {
  fields: Record<string, FieldMetadata<string>>;
  defects: InspectionView["defects"];
};

const outcomes = [
  { value: "repaired", label: "Repaired" },
  { value: "not_necessary", label: "Repair not necessary" },
];

/** The outcome of each open defect. One without an outcome stays open. */
export function CertifyFields({ fields, defects }: CertifyFieldsProps) {
  return (
    <>
      {defects.map(({ id, item, note, unsafe }) => (
        <section className="check-group" key={id}>
          <h2>{item}</h2>
          <p>
            {note}
            {unsafe && <b> Not safe to drive.</b>}
          </p>
          <RadioGroup field={fields[`outcome-${id}`]!} legend="What was done" options={outcomes} />
          <Field
            field={fields[`note-${id}`]!}
            label="Note"
            hint="Needed where no repair is necessary: why. Otherwise what was repaired"
            maxLength={500}
          />
        </section>
      ))}
    </>
  );
}
