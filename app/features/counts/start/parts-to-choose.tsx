import { Table } from "~/ui/table";

export type ChoosablePart = { id: string; number: string; description: string; bin: string; last: string };

type PartsToChooseProps = { caption: string; parts: ChoosablePart[]; chosen?: boolean };

export function PartsToChoose({ caption, parts, chosen = false }: PartsToChooseProps) {
  return (
    <Table
      caption={caption}
      columns={[
        {
          heading: "Part #",
          cell: ({ id, number }) => (
            <label className="choice count-choice">
              <input type="checkbox" name="items" value={id} defaultChecked={chosen} />{" "}
              <span className="typed identifier">{number}</span>
            </label>
          ),
        },
        { heading: "Description", cell: ({ description }) => <span className="typed">{description}</span> },
        { heading: "Bin", cell: ({ bin }) => bin || "No bin" },
        { heading: "Last counted", cell: ({ last }) => last },
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    />
  );
}
