import type { FieldMetadata } from "@conform-to/react";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Field, TextArea } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import { MeterField } from "~/features/meters/meter-field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { type UnitKind, unitKindWords } from "~/features/vehicles/unit-kind/unit-kind";
import { Link } from "~/ui/link";
import { CheckGroups } from "./check-groups";
import { inspectionKinds, kindNames } from "./items/inspection-items";
import { OpenDefectFields, type OpenDefectShown } from "./open-defects/open-defect-fields";
import type { Signer } from "./signature";
import { SignatureField } from "./signature-field";
import { TrailerField, TrailerItems, type TrailerShown } from "./trailer/trailer-fields";

type InspectionFormProps = {
  fields: Record<string, FieldMetadata<string>>;
  unitKind: UnitKind;
  meterUnit: MeterUnit;
  current: { value: string; unit: MeterUnit } | null;
  openDefects: OpenDefectShown[];
  signer: Signer;
  trailerNumbers: string[];
  trailer: TrailerShown | undefined;
  /** The page that changes the kind of unit, for those who may. */
  editTo: string | undefined;
  /** The label of the button that signs. */
  save: string;
  cancelTo: string;
};

export const allOthersOk = { name: "step", value: "others-ok" };

/** The walk-around from top to bottom, and the driver's signature under it. */
export function InspectionFormFields(props: InspectionFormProps) {
  const { fields, unitKind, meterUnit, current, openDefects, signer, editTo, save, cancelTo } = props;
  const { trailer, trailerNumbers } = props;
  return (
    <>
      <WhenAndMeter fields={fields} meterUnit={meterUnit} current={current} />
      <OpenDefectFields fields={fields} defects={openDefects} />
      <p className="field-hint">
        The items of {unitKindWords[unitKind]}. N/A means not applicable: this unit has none of it.{" "}
        {editTo ? (
          <Link to={editTo}>Not the right kind of unit?</Link>
        ) : (
          "A manager can change its kind of unit."
        )}
      </p>
      <CheckGroups fields={fields} kind={unitKind} />
      {unitKind === "truck" && <TrailerField fields={fields} numbers={trailerNumbers} shown={trailer} />}
      {trailer && <TrailerItems fields={fields} shown={trailer} />}
      <div className="check-others">
        <Button variant="secondary" {...allOthersOk}>
          All others OK
        </Button>
        <p className="field-hint">
          Sets every item without an answer to OK, or to N/A where the last report said so. What not every
          unit has is left to you until a report has said it. Nothing is saved by it.
        </p>
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

function WhenAndMeter({
  fields,
  meterUnit,
  current,
}: Pick<InspectionFormProps, "fields" | "meterUnit" | "current">) {
  return (
    <>
      <RadioGroup
        field={fields.kind!}
        legend="When"
        options={inspectionKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
      />
      <Field
        field={fields.madeAt!}
        label="Written on paper earlier"
        hint="Only for a report that was made on paper: its day and time, such as 11/28/2026 4:05 PM. Who enters it, and when, is kept beside it."
        autoComplete="off"
        maxLength={40}
      />
      <MeterField field={fields.mileage!} unit={meterUnit} current={current} />
    </>
  );
}
