import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Field, FieldError, FieldRow, Select, TextArea } from "~/ui/field";
import { FirstButton } from "~/ui/first-button";
import { InvoiceLine } from "./invoice-line";
import type { InvoiceValues } from "./invoice-values";
import type { RecalculatedForm } from "./recalculated-form";
import type { InvoiceFormContext } from "./form-context.server";

type InvoiceFormProps = {
  fields: { [Name in keyof InvoiceValues]: FieldMetadata<InvoiceValues[Name], InvoiceValues, string[]> };
  recalculated: RecalculatedForm;
  context: InvoiceFormContext;
  preview?: ReactNode;
};

/** In the order a counter fills them: the customer, the lines, then the fields that are usually right already. */
export function InvoiceForm({ fields, recalculated, context, preview }: InvoiceFormProps) {
  return (
    <>
      <FirstButton step="next">Next Line</FirstButton>
      {preview}
      <CustomerChoice field={fields.customer} recalculated={recalculated} number={context.number} />
      <FormLines field={fields.lines} recalculated={recalculated} kits={context.kits} />
      <div className="sale-facts">
        <Field field={fields.invoiceDate} label="Invoice date" type="date" required />
        <Field field={fields.dueDate} label="Due date" type="date" />
        <Field field={fields.poNumber} label="PO number" maxLength={100} autoComplete="off" />
        <Field
          field={fields.taxRate}
          label="Tax rate %"
          hint={<span data-tax-note>{recalculated.taxNote}</span>}
          required
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <TextArea field={fields.notes} label="Notes" rows={2} />
      <Totals {...recalculated} />
      <input type="hidden" name="proposed" value={recalculated.values.proposed} />
      <input type="hidden" name="version" value={fields.version.initialValue ?? ""} />
    </>
  );
}

type CustomerChoiceProps = { field: FieldMetadata<unknown>; recalculated: RecalculatedForm; number: string };

function CustomerChoice({
  field,
  recalculated: { buyers, customerIsGone, focus },
  number,
}: CustomerChoiceProps) {
  return (
    <FieldRow>
      <Select
        field={field}
        label="Customer"
        required
        hint={customerIsGone ? "The customer was deleted meanwhile: choose another" : undefined}
        autoFocus={focus === "customer"}
        options={buyers.choices}
      />
      <div className="field">
        <Button variant="secondary" name="step" value="new-customer">
          New Customer
        </Button>
      </div>
      {buyers.findsBy !== undefined && <FindCustomer {...buyers} />}
      <div className="field">
        <label htmlFor="invoice-number">Invoice number</label>
        <div className="field-hint" id="invoice-number-hint">
          given when finalized
        </div>
        <input
          id="invoice-number"
          className="input-short"
          value={number}
          readOnly
          aria-describedby="invoice-number-hint"
        />
      </div>
    </FieldRow>
  );
}

function FindCustomer({ findsBy, note }: Pick<RecalculatedForm["buyers"], "findsBy" | "note">) {
  return (
    <div className="field sale-find">
      <label htmlFor="find-customer">Find customer by name or phone</label>
      {note && <div className="field-hint">{note}</div>}
      <input
        id="find-customer"
        name="findCustomer"
        defaultValue={findsBy}
        maxLength={100}
        autoComplete="off"
      />
      <Button variant="secondary" name="step" value="find-customer">
        Find
      </Button>
    </div>
  );
}

type LinesProps = {
  field: FieldMetadata<InvoiceValues["lines"], InvoiceValues, string[]>;
  recalculated: RecalculatedForm;
  kits: InvoiceFormContext["kits"];
};

function FormLines({ field, recalculated, kits }: LinesProps) {
  return (
    <fieldset className="sale-lines" id={field.id} tabIndex={-1}>
      <legend>Items</legend>
      <p className="field-hint">
        Type or scan a part number, <kbd>Enter</kbd>: the line is filled and the next one begins.{" "}
        <kbd>Tab</kbd> to the quantity first to sell several. Words find parts too. <kbd>Enter</kbd> on the
        empty line leads to Finalize Invoice, or <kbd>Alt</kbd>+<kbd>I</kbd> from anywhere.
      </p>
      <FieldError field={field} />
      <p className="visually-hidden" role="status" data-spoken="" />
      {field.getFieldList().map((line, index) => (
        <InvoiceLine
          key={index}
          line={line}
          index={index}
          printed={recalculated.lines[index]!}
          focus={recalculated.focus}
        />
      ))}
      <div className="button-row">
        <Button variant="secondary" name="step" value="add">
          Add Item
        </Button>
        {kits.names.length > 0 && <KitChoice {...kits} />}
      </div>
    </fieldset>
  );
}

function KitChoice({ names, areTyped }: InvoiceFormContext["kits"]) {
  const options = names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
  return (
    <>
      <label htmlFor="kit">Kit</label>
      {areTyped ? (
        <>
          <input id="kit" name="kit" list="kit-names" maxLength={100} autoComplete="off" />
          <datalist id="kit-names">{options}</datalist>
        </>
      ) : (
        <select id="kit" name="kit">
          {options}
        </select>
      )}
      <label htmlFor="kit-times">Kits</label>
      <input id="kit-times" name="kitTimes" defaultValue="1" inputMode="numeric" maxLength={4} size={4} />
      <Button variant="secondary" name="step" value="kit">
        Add Kit
      </Button>
    </>
  );
}

function Totals({ subtotal, tax, total }: Pick<RecalculatedForm, "subtotal" | "tax" | "total">) {
  const sums = [
    ["subtotal", "Subtotal", subtotal],
    ["tax", "Tax", tax],
    ["total", "Total", total],
  ] as const;
  return (
    <dl className="sale-totals">
      {sums.map(([name, label, amount]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd data-sum={name}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
