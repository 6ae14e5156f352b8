import { formatCount, formatCounted, formatMoney, formatTime } from "~/ui/format";
import type { EditedItem, NewItem, Receipt } from "./inventory-schema";
import type { Item } from "./inventory.server";

/** A part as the values of its form. */
export function itemFormValues(item: Item) {
  return {
    partNumber: item.part_number,
    description: item.description,
    manufacturer: item.manufacturer,
    vendor: item.vendor,
    cost: item.cost ?? "",
    salesPrice: item.sales_price ?? "",
    coreCharge: item.core_charge ?? "",
    bin: item.bin_location,
    quantity: String(item.quantity),
    quantityWas: String(item.quantity),
    reorderPoint: String(item.reorder_point),
    version: String(item.version),
  };
}

/** What was understood of a new part, before it is saved. */
export function itemNotes(typed: NewItem): string[] {
  const money = [
    typed.cost !== null && `cost ${formatMoney(typed.cost)}`,
    typed.salesPrice !== null && `sales price ${formatMoney(typed.salesPrice)}`,
  ].filter(Boolean);
  return [
    `${typed.partNumber}${typed.description && `, ${typed.description}`}: ${formatCount(typed.quantity)} in bin ${typed.bin}, reorder at ${formatCount(typed.reorderPoint)}.`,
    money.length > 0 ? `With ${money.join(" and ")}.` : "",
  ].filter(Boolean);
}

type Seen = { timeZone: string; seesCost: boolean };

/** The facts of a part's page. */
export function itemDetails(item: Item, { timeZone, seesCost }: Seen) {
  const money = (amount: string | null) => (amount === null ? "not known" : formatMoney(amount));
  const average = item.average_cost && Number(item.average_cost).toFixed(2);
  return [
    { label: "Description", value: item.description || "none" },
    { label: "Manufacturer", value: item.manufacturer || "not known" },
    { label: "Vendor", value: item.vendor || "not known" },
    { label: "Bin", value: item.bin_location || "none" },
    { label: "Reorder point", value: formatCount(item.reorder_point) },
    { label: "Sales price", value: money(item.sales_price) },
    { label: "Core charge", value: item.core_charge === null ? "none" : formatMoney(item.core_charge) },
    ...(seesCost
      ? [
          { label: "Cost", value: money(item.cost) },
          { label: "Average cost of the stock", value: money(average) },
        ]
      : []),
    {
      label: "Last counted",
      value: item.last_counted ? formatTime(item.last_counted, timeZone) : "never",
    },
    ...(item.short > 0
      ? [{ label: "Short", value: `${formatCount(item.short)} sold that were not there` }]
      : []),
  ];
}

/** What saving the form would change, before it does. */
export function itemChanges(item: Item, typed: EditedItem, seesCost: boolean): string[] {
  const money = (amount: string | null) => (amount === null ? "none" : formatMoney(amount));
  const number = (count: number) => formatCount(count);
  const lines = [
    change("Part number", item.part_number, typed.partNumber),
    change("Description", item.description, typed.description),
    change("Manufacturer", item.manufacturer, typed.manufacturer),
    change("Vendor", item.vendor, typed.vendor),
    seesCost && change("Cost", money(item.cost), money(typed.cost)),
    change("Sales price", money(item.sales_price), money(typed.salesPrice)),
    seesCost && change("Core charge", money(item.core_charge), money(typed.coreCharge)),
    change("Bin", item.bin_location, typed.bin),
    change("Quantity", number(typed.quantityWas), number(typed.quantity)),
    change("Reorder point", number(item.reorder_point), number(typed.reorderPoint)),
  ].filter((line) => line !== false);
  return lines.length > 0 ? lines : ["Nothing is different from what is saved."];
}

function change(name: string, from: string, to: string) {
  return from !== to && `${name}: ${from || "none"} → ${to || "none"}`;
}

/** What was understood of a delivery, before it is put on the shelf. */
export function receiptNotes({ quantity, unitCost, supplier, reference }: Receipt): string[] {
  const parts = [
    `${formatCounted(quantity, "piece")} received`,
    unitCost && `at ${formatMoney(unitCost)} a piece`,
    supplier && `from ${supplier}`,
    reference && `reference ${reference}`,
  ];
  return [`${parts.filter(Boolean).join(", ")}.`];
}
