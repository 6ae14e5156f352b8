import { addRow, dayAgo, idOf, momentOf } from "../sample-company.server";
import type { Shelf } from "./shelf.server";

const kits = [
  {
    name: "PM service, Cummins X15",
    lines: [
      ["NF-101", 1],
      ["NFF-101", 2],
      ["NWS-101", 1],
      ["NA-101", 1],
    ],
  },
  {
    name: "PM service, Detroit DD15",
    lines: [
      ["NF-136", 1],
      ["NFF-136", 2],
      ["NWS-136", 1],
      ["NA-108", 1],
    ],
  },
  {
    name: "Drive axle brakes, one axle",
    lines: [
      ["BSK-115", 2],
      ["BD-115", 2],
      ["WS-115", 2],
      ["BC-115", 2],
    ],
  },
  {
    name: "Trailer axle brakes, one axle",
    lines: [
      ["BSK-136", 2],
      ["BD-136", 2],
      ["WS-136", 2],
    ],
  },
] as const;

/** With other makers' numbers for some parts. */
export function addKits({ company, parts }: Shelf): void {
  const { manager } = company.people;
  const partOf = (number: string) => parts.find((part) => part.number === number)!;
  const created_at = momentOf(dayAgo(company, 340), "11:00");
  for (const { name, lines } of kits) {
    const id = idOf(company, `kit ${name}`);
    addRow(company, "kits", { id, user_id: manager.id, name, created_at, version: 1 });
    for (const [index, [number, quantity]] of lines.entries())
      addRow(company, "kit_lines", { kit_id: id, item_id: partOf(number).id, line: index + 1, quantity });
  }
  for (const part of parts.filter(({ number }) => /^(NF|NFF|BSK|VA-160)-/.test(number))) {
    const other = { item_id: part.id, user_id: manager.id, created_at };
    const place = parts.indexOf(part);
    addRow(company, "item_numbers", {
      ...{ ...other, kind: "same", number: `CX-${4000 + place}`, company: "Crosslake" },
    });
    addRow(company, "item_numbers", {
      ...{ ...other, kind: "bar_code", number: `0${81_200_000_000 + place}`, company: "" },
    });
  }
}
