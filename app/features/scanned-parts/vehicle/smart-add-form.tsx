import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { partFields } from "~/features/parts/part-fields";
import { Button } from "~/ui/button";
import { Checkbox, Field, FieldError, FieldRow, Select } from "~/ui/field";
import { HiddenAnswers } from "../hidden-answers";
import { InvoiceHead } from "../invoice-head";
import { RowEvidence } from "../row-evidence";
import type { ScannedInvoice, ScannedRow } from "../scanned-invoice";
import { type SmartAddForm, type SmartAddRowForm, blankSmartAddRow } from "./smart-add-values";

type Fields = { [Name in keyof SmartAddForm]: FieldMetadata<SmartAddForm[Name], SmartAddForm, string[]> };

type SmartAddFieldsProps = {
  form: FormMetadata<SmartAddForm, string[]>;
  fields: Fields;
  /** Null once it is done with. */
  scan: ScannedInvoice | null;
  day: string;
};

export function SmartAddFields({ form, fields, scan, day }: SmartAddFieldsProps) {
  const rows = fields.rows.getFieldList();
  const insert = form.insert.getButtonProps({ name: fields.rows.name, defaultValue: blankSmartAddRow(day) });
  return (
    <>
      <InvoiceHead fields={{ vendor: fields.vendor, invoiceNumber: fields.invoiceNumber }} scan={scan} />
      <HiddenAnswers readAt={fields.readAt} given={[fields.sameInvoice]} />
      <FieldError field={fields.rows} />
      <div id={fields.rows.id} tabIndex={-1}>
        {rows.map((row, index) => (
          <Row key={row.key ?? index} row={row} index={index} scanned={scan?.rows[index]} />
        ))}
      </div>
      <Button name={insert.name} value={insert.value} variant="secondary">
        Add Row
      </Button>
      {(scan?.others.some(({ kind }) => kind === "labor") || fields.labor.value) && <Labor fields={fields} />}
    </>
  );
}

type RowProps = {
  row: FieldMetadata<SmartAddRowForm, SmartAddForm, string[]>;
  index: number;
  scanned: ScannedRow | undefined;
};

const [categoryField] = partFields;
const categories = [...categoryField.choices];

function Row({ row, index, scanned }: RowProps) {
  const { add, category, partNumber, description, vendor, cost, installDate, page } = row.getFieldset();
  return (
    <fieldset className="scanned-row">
      <legend>Row {index + 1}</legend>
      {scanned && <RowEvidence {...scanned} />}
      <Checkbox field={add} label="Add this part to the vehicle" />
      <FieldRow>
        <Field field={partNumber} label="Part number" mono autoComplete="off" spellCheck={false} />
        <Field field={description} label="Description" autoComplete="off" />
        <Select field={category} label="Category" required options={categories} />
        <Field field={vendor} label="Vendor" autoComplete="off" />
        <Field
          field={cost}
          label={scanned && scanned.quantity !== "1" ? `Cost of all ${scanned.quantity}` : "Cost"}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
        />
        <Field field={installDate} label="Install date" type="date" required />
      </FieldRow>
      <input type="hidden" name={page.name} value={page.initialValue ?? "0"} />
    </fieldset>
  );
}

function Labor({ fields }: { fields: Fields }) {
  return (
    <fieldset className="scanned-row">
      <legend>Labor</legend>
      <Checkbox
        field={fields.addLabor}
        label="Record the labor as a service entry, with the parts fitted during it"
      />
      <Field field={fields.labor} label="What was done" autoComplete="off" />
      <FieldRow>
        <Field field={fields.laborCost} label="Labor" inputMode="decimal" maxLength={16} autoComplete="off" />
        <Field field={fields.laborDate} label="Date" type="date" />
      </FieldRow>
    </fieldset>
  );
}
