import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, Field, FieldRow } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import type { InspectionView } from "../inspection-view";

type Fields = Record<string, FieldMetadata<string>>;
type Defect = Pick<InspectionView["defects"][number], "id" | "item" | "note" | "unsafe" | "isBreakdownOpen">;

const outcomes = [
  { value: "repaired", label: "Repaired" },
  { value: "not_necessary", label: "Repair not necessary" },
];
const staysOpen = { value: "open", label: "Not certified yet: the defect stays open" };

/** The outcome of each open defect. One without an outcome stays open. */
export function CertifyFields({ fields, defects }: { fields: Fields; defects: Defect[] }) {
  return (
    <>
      {defects.map((defect) => (
        <section className="check-group" key={defect.id}>
          <WhatWasDone fields={fields} defect={defect} options={outcomes} />
          <Field
            field={fields[`cost-${defect.id}`]!}
            label="Cost without parts"
            hint="In dollars, for the service entry. Parts are added on its page"
            inputMode="decimal"
            autoComplete="off"
          />
          {defect.isBreakdownOpen && (
            <Checkbox
              field={fields[`close-${defect.id}`]!}
              label="Mark the breakdown that it opened as fixed"
            />
          )}
        </section>
      ))}
    </>
  );
}

/** On the breakdown that the defect opened. */
export function DefectOfBreakdownFields({ fields, defect }: { fields: Fields; defect: Defect }) {
  return (
    <section className="check-group">
      <p>When it is fixed: what of the defect in the driver&apos;s report?</p>
      <WhatWasDone fields={fields} defect={defect} options={[...outcomes, staysOpen]} />
    </section>
  );
}

type WhatWasDoneProps = { fields: Fields; defect: Defect; options: typeof outcomes };

function WhatWasDone({ fields, defect: { id, item, note, unsafe }, options }: WhatWasDoneProps) {
  return (
    <>
      <h2>{item}</h2>
      <p>
        {note}
        {unsafe && <b> Not safe to drive.</b>}
      </p>
      <RadioGroup
        field={fields[`outcome-${id}`]!}
        legend="Outcome"
        hint="A repair is also written into the vehicle's service."
        options={options}
      />
      <FieldRow>
        <Field
          field={fields[`note-${id}`]!}
          label="What was done"
          hint="Needed with either outcome; where no repair is necessary: why"
          maxLength={500}
        />
        <Field
          field={fields[`by-${id}`]!}
          label="Done by"
          hint="Mechanic or vendor. Empty: your own shop"
          maxLength={200}
        />
      </FieldRow>
    </>
  );
}
