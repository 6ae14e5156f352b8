import type { Scope } from "~/auth/scope";
import Big from "big.js";
import { formatCount, formatMoney, formatPrice, formatTime } from "~/ui/format";
import type { Movement } from "./movements.server";

const reasons: Record<Movement["reason"], string> = {
  added: "Added to the inventory",
  edited: "Edited",
  received: "Received",
  adjusted: "Adjusted",
  moved: "Moved to another bin",
  counted: "Counted",
  sold: "Sold",
  handed_over: "Handed over",
  returned: "Came back",
  installed: "Fitted to a vehicle",
  uninstalled: "Put back from a vehicle",
  imported: "Imported",
  import_undone: "Import undone",
  deleted: "Deleted, stock written off",
};

const nouns: Record<Movement["reason"], string> = {
  added: "first stock",
  edited: "edit",
  received: "receipt",
  adjusted: "adjustment",
  moved: "move",
  counted: "count",
  sold: "sale",
  handed_over: "hand-over",
  returned: "return",
  installed: "fitting",
  uninstalled: "putting back",
  imported: "import",
  import_undone: "undoing of an import",
  deleted: "deletion",
};

/** "the sale of 1". */
export function movementNoun(reason: Movement["reason"], pieces: number): string {
  return `the ${nouns[reason]} of ${formatCount(pieces)}`;
}

/** One line of a part's ledger. Costs and documents only for people who may see them. */
export function movementLine(movement: Movement, scope: Seen) {
  const { quantity_change: change, owed_change: owed, short, bin_before, bin_after } = movement;
  const details = [
    short > 0 && `${formatCount(short)} short`,
    owed < 0 && `${formatCount(-owed)} owed no more`,
    bin_before !== null && bin_before !== bin_after && `${bin_before || "no bin"} → ${bin_after || "no bin"}`,
    movement.supplier && `from ${movement.supplier}`,
    movement.reference && `reference ${movement.reference}`,
    movement.note,
    scope.may("costs:view") && movement.cost_note,
    scope.may("costs:view") && valueText(movement),
  ];
  return {
    position: movement.position,
    time: formatTime(movement.moved_at, scope.account.timeZone),
    reason: reasonOf(movement),
    details: details.filter(Boolean).join(", "),
    document: documentOf(movement, scope),
    author: movement.author,
    before: formatCount(movement.quantity_before),
    change: change > 0 ? `+${formatCount(change)}` : formatCount(change).replace("-", "−"),
    after: formatCount(movement.quantity_after),
  };
}

function valueText({ quantity_change: change, unit_cost, cost_worked_out }: Movement): string | false {
  if (unit_cost === null || change === 0) return false;
  const value = formatMoney(new Big(unit_cost).times(change).abs().toFixed(2));
  return `${formatPrice(unit_cost)} a piece, ${value}${cost_worked_out ? " (worked out)" : ""}`;
}

type Seen = Pick<Scope, "account" | "may">;

/** Pieces that a credit note brought back go out again when the credit note is canceled. */
function reasonOf({ reason, invoice_kind }: Movement): string {
  return reason === "sold" && invoice_kind === "credit_note" ? "Credit note cancelled" : reasons[reason];
}

/** The page of the movement's document. */
function documentOf(
  { document_type, document_id, vehicle_id, invoice_kind, invoice_number }: Movement,
  scope: Seen,
): { to: string; label: string } | null {
  if (document_type === "count") return { to: `/inventory/count/${document_id}`, label: "The count" };
  if (document_type === "import" && scope.may("inventory:manage")) {
    return { to: `/inventory/import/${document_id}`, label: "The import" };
  }
  if (document_type === "vendor_invoice" && scope.may("inventory:manage")) {
    return { to: `/inventory/scan-invoice/${document_id}`, label: "The vendor's invoice" };
  }
  if (document_type === "vendor_invoice") return null;
  if (document_type === "invoice") {
    const name = invoice_kind === "credit_note" ? "Credit note" : "Invoice";
    return { to: `/invoicing/${document_id}`, label: `${name} ${invoice_number ?? ""}`.trim() };
  }
  if (vehicle_id) return { to: `/fleet-data/${vehicle_id}/parts/${document_id}`, label: "On the vehicle" };
  return null;
}
