import { ChoiceField } from "~/ui/filter";
import { Table } from "~/ui/table";
import type { ImportColumn } from "./how-it-is-read";

type Numbered = ImportColumn & { index: number };

export function ColumnChoices({ columns }: { columns: ImportColumn[] }) {
  return (
    <Table
      caption="Columns of the file"
      columns={[
        { heading: "Heading", cell: ({ heading }) => heading },
        { heading: "First cells", cell: ({ examples }) => examples },
        {
          heading: "Read as",
          cell: ({ index, heading, value, choices }) => (
            <ChoiceField
              name={`columns[${index}]`}
              label={`${heading} is read as`}
              labelHidden
              value={value}
              options={choices}
            />
          ),
        },
      ]}
      rows={columns.map((column, index): Numbered => ({ ...column, index }))}
      rowKey={({ index }) => String(index)}
    />
  );
}
