import { formatCount, formatCounted, formatPrice, formatTime, midSentence } from "~/ui/format";
import { type Viewer, changesOf, detailsOf, formValuesOf, wordsOf } from "~/features/fields/field-values";
import { itemFields } from "./item-fields";
import type { EditedItem, NewItem, Receipt } from "./inventory-schema";
import type { Item } from "./inventory.server";
import { costOf } from "../stock/cost-of";

export function itemFormValues(item: Item, viewer: Viewer) {
  return {
    ...formValuesOf(itemFields, item, viewer),
    quantityWas: String(item.quantity),
    version: String(item.version),
  };
}

export function itemNotes(typed: NewItem): string[] {
  const { partNumber, description, quantity, bin, reorderPoint } = typed;
  const others = itemFields
    .filter(({ name }) => !inFirstNote.has(name) && typed[name] !== 0)
    .map((field) => ({ label: midSentence(field.label), words: wordsOf(field, typed[field.name]) }))
    .filter(({ words }) => words !== "");
  return [
    `${partNumber}${description && `, ${description}`}: ${formatCount(quantity)} in bin ${bin}, reorder at ${formatCount(reorderPoint)}.`,
    ...(others.length > 0
      ? [`With ${others.map(({ label, words }) => `${label} ${words}`).join(", ")}.`]
      : []),
  ];
}

const inFirstNote = new Set(["partNumber", "description", "quantity", "bin", "reorderPoint"]);

type Seen = Viewer & { timeZone: string };

export function itemDetails(item: Item, { timeZone, seesCost }: Seen) {
  const { bin, reorderPoint, salesPrice, coreCharge, cost, ...others } = detailsOf(itemFields, item, {
    seesCost,
  });
  const each = costOf(item);
  const average = each === null ? "not known" : formatPrice(each);
  const details = [
    ...Object.values(others),
    ...[bin, reorderPoint, salesPrice, coreCharge, cost],
    seesCost && { label: "Average cost of the stock", value: average },
    {
      label: "Last counted",
      value: item.last_counted ? formatTime(item.last_counted, timeZone) : "never",
    },
  ];
  return details.filter((detail) => detail !== undefined && detail !== false);
}

/** What saving the form would change. */
export function itemChanges(item: Item, typed: EditedItem, seesCost: boolean): string[] {
  const opened = { ...item, quantity: typed.quantityWas };
  const lines = changesOf(itemFields, opened, typed, { seesCost });
  return lines.length > 0 ? lines : ["Nothing is different from what is saved."];
}

/** A delivery as it was read, before it is saved. */
export function receiptNotes({ quantity, unitCost, supplier, reference }: Receipt): string[] {
  const parts = [
    `${formatCounted(quantity, "piece")} received`,
    unitCost && `at ${formatPrice(unitCost)} a piece`,
    supplier && `from ${supplier}`,
    reference && `reference ${reference}`,
  ];
  return [`${parts.filter(Boolean).join(", ")}.`];
}
