import { formatCount } from "~/ui/format";
import { draftText } from "~/features/inventory/stock/on-hand-text";
import type { KitForm } from "./kit-values";
import type { StoredKit } from "./kits.server";

/** With how many the stock makes, and the part that limits it. */
export function kitFacts(kit: StoredKit) {
  const makes = kit.lines.map((line) => kitsOf(line, line.on_hand));
  const complete = Math.min(...makes);
  const undrafted = Math.min(...kit.lines.map((line) => kitsOf(line, line.on_hand - line.on_draft)));
  return {
    name: kit.name,
    notes: kit.notes ?? "",
    complete: formatCount(complete),
    undrafted: undraftedText(complete, undrafted),
    missing: kit.lines
      .filter(({ archived_at }) => archived_at !== null)
      .map(({ part_number }) => part_number),
    lines: kit.lines.map((line, index) => ({
      id: line.item_id,
      partNumber: line.part_number,
      description: line.description,
      quantity: formatCount(line.quantity),
      onHand: line.archived_at === null ? formatCount(line.on_hand) + draftText(line.on_draft) : "deleted",
      makes: formatCount(makes[index]!),
      isLimit: makes[index] === complete,
    })),
  };
}

type Line = StoredKit["lines"][number];

function kitsOf({ archived_at, quantity }: Line, pieces: number): number {
  return archived_at === null ? Math.floor(Math.max(0, pieces) / quantity) : 0;
}

/** ", 2 without what is on draft". */
export function undraftedText(complete: number, undrafted: number): string {
  return undrafted < complete ? `, ${formatCount(undrafted)} without what is on draft` : "";
}

export type KitFacts = ReturnType<typeof kitFacts>;

export function kitFormValues({ name, notes, version, lines }: StoredKit): KitForm {
  return {
    name,
    notes: notes ?? "",
    version: String(version),
    lines: lines.map(({ part_number, quantity }) => ({ number: part_number, quantity: String(quantity) })),
  };
}
