import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "~/environment";
import { kind as fuelReceipt } from "~/features/scans/kinds/fuel-receipt";
import { kind as partsInvoice } from "~/features/scans/kinds/parts-invoice";
import type { DocumentKind } from "~/features/scans/document-kind";
import type { Page } from "~/features/scans/page";
import { judgeFields, judgeRows, rate } from "./judge";
import type { Layout } from "./layouts/layout";
import { type Look, looks, photoOf } from "./layouts/worn";

export type ReadPages = (bytes: Uint8Array) => Promise<Page[]>;

const cardFile = join(projectFolder, "app/features/scans/kinds/business-card.ts");

async function kinds(): Promise<Record<Layout["kind"], DocumentKind | undefined>> {
  const card = existsSync(cardFile) ? ((await import(cardFile)) as { kind: DocumentKind }).kind : undefined;
  return { "parts-invoice": partsInvoice, "fuel-receipt": fuelReceipt, "business-card": card };
}

type Count = { right: number; of: number };

/** A row of a table is one row; a fuel receipt and a card are one row, right when all they are asked for is. */
export async function measureLayouts(title: string, layouts: Layout[], read: ReadPages): Promise<void> {
  const finders = await kinds();
  const counts = new Map<string, Count>();
  const unmarked: string[] = [];
  const misses: string[] = [];
  const add = (what: string, look: Look, right: number, of: number) => {
    const count = counts.get(`${what}, ${look}`) ?? { right: 0, of: 0 };
    counts.set(`${what}, ${look}`, { right: count.right + right, of: count.of + of });
  };
  for (const look of looks)
    for (const [index, layout] of layouts.entries()) {
      const finder = finders[layout.kind];
      if (!finder) continue;
      const pages = await read(await photoOf(layout.draw().canvas, look, index + 1));
      const reading = finder.find(pages);
      const rows = judgeRows(reading, layout.rows);
      const fields = judgeFields(reading, layout.fields);
      const wrong = fields.filter(({ right }) => !right);
      const name = `${layout.name}, ${look}`;
      add("fields", look, fields.length - wrong.length, fields.length);
      if (layout.kind === "parts-invoice") add("rows", look, rows.right, rows.of);
      else
        add(
          layout.kind === "fuel-receipt" ? "fuel receipts" : "cards",
          look,
          wholeRight(layout, wrong) ? 1 : 0,
          1,
        );
      misses.push(...rows.missed.map((row) => `${name}: row ${row}`));
      misses.push(...wrong.map((one) => `${name}: ${one.name} ${one.read ?? "-"}`));
      unmarked.push(...rows.unmarked.map((row) => `${name}: ${row}`));
    }
  console.log(`\n${title}: ${layouts.length} layouts`);
  for (const [what, { right, of }] of counts) console.log(`  ${what}: ${rate(right, of)}`);
  if (!finders["business-card"]) console.log("  cards: not measured, there is no kind for them");
  print("rows that are wrong without a mark", unmarked);
  print("misses", misses);
}

const fuelFields = ["receiptDate", "gallons", "pricePerGallon", "totalCost"];

/** The name of a station is not what a fuel log is for. */
function wholeRight({ kind }: Layout, wrong: { name: string }[]): boolean {
  return wrong.every(({ name }) => kind === "fuel-receipt" && !fuelFields.includes(name));
}

export function print(title: string, lines: string[]): void {
  console.log([`  ${title}: ${lines.length}`, ...lines.map((line) => `    ${line}`)].join("\n"));
}
