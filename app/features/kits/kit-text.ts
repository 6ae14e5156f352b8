import { formatCount } from "~/ui/format";
import type { KitForm } from "./kit-values";
import type { StoredKit } from "./kits.server";

/** With how many the stock makes, and the part that limits it. */
export function kitFacts(kit: StoredKit) {
  const makes = kit.lines.map((line) =>
    line.archived_at === null ? Math.floor(line.on_hand / line.quantity) : 0,
  );
  const complete = Math.min(...makes);
  return {
    name: kit.name,
    notes: kit.notes ?? "",
    complete: formatCount(complete),
    missing: kit.lines
      .filter(({ archived_at }) => archived_at !== null)
      .map(({ part_number }) => part_number),
    lines: kit.lines.map((line, index) => ({
      id: line.item_id,
      partNumber: line.part_number,
      description: line.description,
      quantity: formatCount(line.quantity),
      onHand: line.archived_at === null ? formatCount(line.on_hand) : "deleted",
      makes: formatCount(makes[index]!),
      isLimit: makes[index] === complete,
    })),
  };
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
