import { ReplacementNotice } from "~/features/inventory/numbers/replacement-notice";
import { Identifier } from "~/ui/identifier";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { OwnRecordsView } from "./own-records-view";

type OwnRecordsProps = { records: OwnRecordsView; seesCost: boolean };

export function OwnRecordsTables({ records, seesCost }: OwnRecordsProps) {
  const { parts, replacements, otherNumbers, namedBy, bought, sold } = records;
  return (
    <>
      {parts.length > 0 && <PartsTable parts={parts} seesCost={seesCost} />}
      <ReplacementNotice chain={replacements} />
      {otherNumbers.length > 0 && (
        <p>
          Other numbers: <span className="typed">{otherNumbers.join("; ")}</span>
        </p>
      )}
      {namedBy.length > 0 && (
        <Table
          caption="Parts that name this number"
          columns={namedByColumns}
          rows={namedBy}
          rowKey={({ id }) => id}
        />
      )}
      {bought.length > 0 && (
        <Table
          caption="Bought before"
          columns={[...boughtColumns, ...(seesCost ? [boughtCost] : [])]}
          rows={bought}
          rowKey={({ id }) => id}
        />
      )}
      {sold.length > 0 && (
        <Table caption="Sold before" columns={soldColumns} rows={sold} rowKey={({ id }) => id} />
      )}
    </>
  );
}

type Row<Name extends keyof OwnRecordsView> = OwnRecordsView[Name][number];

function PartsTable({ parts, seesCost }: { parts: Row<"parts">[]; seesCost: boolean }) {
  const cost: Column<Row<"parts">> = { heading: "Cost", cell: (part) => part.cost, figures: true };
  return (
    <Table
      caption="In your inventory"
      columns={[
        { heading: "Part #", cell: numberLink },
        { heading: "Description", cell: ({ description }) => <span className="typed">{description}</span> },
        { heading: "Manufacturer", cell: ({ maker }) => <span className="typed">{maker}</span> },
        { heading: "Vendor", cell: ({ vendor }) => <span className="typed">{vendor}</span> },
        { heading: "Bin", cell: ({ bin }) => <span className="typed">{bin}</span> },
        { heading: "Stock", cell: ({ stock }) => stock },
        ...(seesCost ? [cost] : []),
        { heading: "Sales price", cell: ({ price }) => price, figures: true },
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    />
  );
}

function numberLink({ to, number }: { to: string; number: string }) {
  return (
    <TypedLink to={to}>
      <Identifier text={number} />
    </TypedLink>
  );
}

const namedByColumns: Column<Row<"namedBy">>[] = [
  { heading: "Part #", cell: numberLink },
  { heading: "What the number is", cell: ({ says }) => says },
  { heading: "Description", cell: ({ description }) => <span className="typed">{description}</span> },
  { heading: "Bin", cell: ({ bin }) => <span className="typed">{bin}</span> },
  { heading: "Stock", cell: ({ stock }) => stock },
];

const boughtColumns: Column<Row<"bought">>[] = [
  { heading: "Day", cell: ({ day }) => day },
  { heading: "Vendor", cell: ({ vendor }) => <span className="typed">{vendor}</span> },
  {
    heading: "Where",
    cell: ({ where, to }) =>
      to ? <TypedLink to={to}>{where}</TypedLink> : <span className="typed">{where}</span>,
  },
];
const boughtCost: Column<Row<"bought">> = { heading: "Cost", cell: ({ cost }) => cost, figures: true };

const soldColumns: Column<Row<"sold">>[] = [
  { heading: "Invoice", cell: ({ to, invoice }) => <TypedLink to={to}>{invoice}</TypedLink> },
  { heading: "Day", cell: ({ day }) => day },
  { heading: "Customer", cell: ({ customer }) => <span className="typed">{customer}</span> },
  { heading: "Description", cell: ({ description }) => <span className="typed">{description}</span> },
  { heading: "Quantity", cell: ({ quantity }) => quantity, figures: true },
  { heading: "Price each", cell: ({ price }) => price, figures: true },
];
