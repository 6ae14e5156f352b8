import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, Field, FieldRow, Select, TextArea } from "~/ui/field";
import { PhotoField } from "../files/photo-field";
import { MeterField } from "../meters/meter-field";
import type { MeterUnit } from "../meters/meter-unit";
import { categoryLabel, partCategories } from "./part-categories";
import type { PartField } from "./part-schema";

type Choice = { value: string; label: string };

export type PartLinks = { breakdowns: Choice[]; services: Choice[] };

type PartFormFieldsProps = {
  fields: Record<PartField, FieldMetadata<unknown>>;
  meterUnit: MeterUnit;
  current?: { value: string; unit: MeterUnit } | null;
  links: PartLinks;
  focused?: boolean;
  /** The company keeps parts on the shelf, and this person may take them. */
  hasStock?: boolean;
};

const categoryChoices = [
  { value: "", label: "Choose…" },
  ...partCategories.map((value) => ({ value, label: categoryLabel(value) })),
];

export function PartFormFields({ fields, meterUnit, current, links, ...rest }: PartFormFieldsProps) {
  return (
    <>
      <Select
        field={fields.category}
        label="Category"
        required
        autoFocus={rest.focused}
        options={categoryChoices}
      />
      <FieldRow>
        <Field field={fields.partNumber} label="Part number" mono autoComplete="off" spellCheck={false} />
        <Field field={fields.cost} label="Cost" inputMode="decimal" autoComplete="off" />
      </FieldRow>
      {rest.hasStock && <StockFields fields={fields} />}
      <FieldRow>
        <MeterField
          field={fields.mileage}
          unit={meterUnit}
          current={current}
          label={meterUnit === "mi" ? "Install mileage" : undefined}
        />
        <Field field={fields.installDate} label="Install date" type="date" required />
      </FieldRow>
      <FieldRow>
        <Field field={fields.vendor} label="Vendor" />
        <Field field={fields.position} label="Position" placeholder="Left, axle 2" autoComplete="off" />
      </FieldRow>
      <LinkFields fields={fields} links={links} />
      <TextArea field={fields.notes} label="Notes" rows={3} />
      <PhotoField fields={fields} label="Photo of the invoice" />
    </>
  );
}

function StockFields({ fields }: Pick<PartFormFieldsProps, "fields">) {
  return (
    <FieldRow>
      <Checkbox
        field={fields.fromStock}
        label="Take from stock"
        hint="The number above is looked up in the inventory; what it lacks here is filled in from there."
      />
      <Field field={fields.quantityTaken} label="Pieces" inputMode="numeric" autoComplete="off" />
    </FieldRow>
  );
}

function LinkFields({ fields, links }: Pick<PartFormFieldsProps, "fields" | "links">) {
  const none = { value: "", label: "None" };
  return (
    <>
      {links.breakdowns.length > 0 && (
        <Select field={fields.breakdownId} label="For the breakdown" options={[none, ...links.breakdowns]} />
      )}
      {links.services.length > 0 && (
        <Select field={fields.serviceEntryId} label="Fitted during" options={[none, ...links.services]} />
      )}
    </>
  );
}
