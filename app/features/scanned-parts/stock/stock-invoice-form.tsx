import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Button } from "~/ui/button";
import { Checkbox, Field, FieldError, FieldRow, Select } from "~/ui/field";
import type { KnownRow } from "../known-rows.server";
import { HiddenAnswers } from "../hidden-answers";
import { InvoiceHead } from "../invoice-head";
import { RowEvidence } from "../row-evidence";
import type { ScannedInvoice, ScannedRow } from "../scanned-invoice";
import { type StockInvoiceForm, type StockRowForm, blankRow } from "./stock-invoice-values";

type Fields = {
  [Name in keyof StockInvoiceForm]: FieldMetadata<StockInvoiceForm[Name], StockInvoiceForm, string[]>;
};

type StockInvoiceFieldsProps = {
  form: FormMetadata<StockInvoiceForm, string[]>;
  fields: Fields;
  /** Null once it is done with. */
  scan: ScannedInvoice | null;
  known: KnownRow[];
  bins: string[];
};

export function StockInvoiceFields({ form, fields, scan, known, bins }: StockInvoiceFieldsProps) {
  const rows = fields.rows.getFieldList();
  const insert = form.insert.getButtonProps({ name: fields.rows.name, defaultValue: blankRow });
  return (
    <>
      <InvoiceHead fields={fields} scan={scan} />
      <Checkbox field={fields.keepCosts} label="The costs are the parts' costs from now on" />
      <HiddenAnswers readAt={fields.readAt} given={[fields.sameInvoice, fields.confirmed]} />
      <FieldError field={fields.rows} />
      <div id={fields.rows.id} tabIndex={-1}>
        {rows.map((row, index) => (
          <Row
            key={row.key ?? index}
            {...{ row, index, bins }}
            scanned={scan?.rows[index]}
            known={known[index]}
          />
        ))}
      </div>
      <Button name={insert.name} value={insert.value} variant="secondary">
        Add Row
      </Button>
    </>
  );
}

type RowProps = {
  row: FieldMetadata<StockRowForm, StockInvoiceForm, string[]>;
  index: number;
  scanned: ScannedRow | undefined;
  known: KnownRow | undefined;
  bins: string[];
};

const targets = [
  { value: "existing", label: "Add the quantity to the existing part" },
  { value: "new", label: "Add as a new part" },
  { value: "none", label: "Leave out" },
];

function Row({ row, index, scanned, known, bins }: RowProps) {
  const fields = row.getFieldset();
  const { to, partNumber, readAs, learn, description, quantity, cost } = fields;
  const isRenamed = readAs.value && partNumber.value && readAs.value !== partNumber.value;
  return (
    <fieldset className="scanned-row stock-row">
      <legend>Row {index + 1}</legend>
      {scanned && <RowEvidence {...scanned} />}
      {known?.text && <p className="field-hint">{known.text}</p>}
      <FieldRow>
        <Select field={to} label="What to do" required options={targets} />
        <Field field={partNumber} label="Part number" required mono autoComplete="off" spellCheck={false} />
        <Field field={description} label="Description" autoComplete="off" />
        <Field
          field={quantity}
          label="Quantity"
          required
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <Field field={cost} label="Cost" inputMode="decimal" maxLength={16} autoComplete="off" />
      </FieldRow>
      <input type="hidden" name={readAs.name} value={readAs.initialValue ?? ""} />
      {isRenamed && (
        <Checkbox
          field={learn}
          label={`The vendor's number for it is ${readAs.value}: find it by that, too`}
        />
      )}
      <NewPart fields={fields} bins={bins} isOpen={to.value !== "existing"} />
    </fieldset>
  );
}

type NewPartProps = {
  fields: ReturnType<FieldMetadata<StockRowForm, StockInvoiceForm, string[]>["getFieldset"]>;
  bins: string[];
  isOpen: boolean;
};

function NewPart({ fields, bins, isOpen }: NewPartProps) {
  const { bin, reorderPoint, salesPrice, manufacturer, vendor } = fields;
  const isRefused = [bin, reorderPoint, salesPrice, manufacturer, vendor].some(({ errors }) => errors);
  return (
    <details open={isOpen || isRefused}>
      <summary>As a new part</summary>
      <FieldRow>
        <Field field={bin} label="Bin" required proposals={bins} maxLength={50} autoComplete="off" />
        <Field
          field={reorderPoint}
          label="Reorder point"
          required
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <Field field={salesPrice} label="Sales price" inputMode="decimal" maxLength={16} autoComplete="off" />
        <Field field={manufacturer} label="Manufacturer" autoComplete="off" />
        <Field field={vendor} label="Vendor" autoComplete="off" />
      </FieldRow>
    </details>
  );
}
