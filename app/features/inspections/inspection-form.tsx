import type { FieldMetadata } from "@conform-to/react";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import { MeterField } from "~/features/meters/meter-field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { CheckField } from "./check-field";
import { groupedItems, inspectionKinds, kindNames } from "./inspection-items";
import { OpenDefectFields, type OpenDefectShown } from "./open-defects/open-defect-fields";
import type { Signer } from "./signature";
import { SignatureField } from "./signature-field";

type InspectionFormProps = {
  fields: Record<string, FieldMetadata<string>>;
  meterUnit: MeterUnit;
  current: { value: string; unit: MeterUnit } | null;
  openDefects: OpenDefectShown[];
  signer: Signer;
  /** The label of the button that signs. */
  save: string;
  cancelTo: string;
};

export const allOthersOk = { name: "step", value: "others-ok" };

/** The walk-around from top to bottom, and the driver's signature under it. */
export function InspectionFormFields(props: InspectionFormProps) {
  const { fields, meterUnit, current, openDefects, signer, save, cancelTo } = props;
  return (
    <>
      <RadioGroup
        field={fields.kind!}
        legend="When"
        options={inspectionKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
      />
      <MeterField field={fields.mileage!} unit={meterUnit} current={current} />
      <OpenDefectFields fields={fields} defects={openDefects} />
      <p className="field-hint">N/A means not applicable: this vehicle has none of it.</p>
      {groupedItems.map(({ name, items }) => (
        <section className="check-group" key={name}>
          <h2>{name}</h2>
          {items.map(({ key, label }) => (
            <CheckField key={key} fields={fields} name={key} label={label} />
          ))}
        </section>
      ))}
      <div className="check-others">
        <Button variant="secondary" {...allOthersOk}>
          All others OK
        </Button>
        <p className="field-hint">Sets every item without an answer to OK. Nothing is saved by it.</p>
      </div>
      <TextArea field={fields.notes!} label="Notes" rows={3} />
      <SignatureField fields={fields} signer={signer} />
      <ButtonRow>
        <Button>{save}</Button>
        <ButtonLink to={cancelTo}>Cancel</ButtonLink>
      </ButtonRow>
    </>
  );
}
