import { movementNoun } from "~/features/inventory/stock/movement-text";
import { since } from "../count-text";
import type { MovedSince } from "./moved-since.server";

/** "Counted before or after the sale of 1 at 10:42 AM?" */
export function whenText({ movements, isAdded }: MovedSince, timeZone: string): string {
  const named = movements.map((movement) => nameOf(movement, timeZone)).join(", ");
  if (!isAdded) return `The stock has moved since this was shown. Counted before or after ${named}?`;
  return (
    `The stock has moved while this was counted in several places. Was the place that changed counted before or after ${named}? ` +
    "If you cannot tell, or no answer fits, count every place again and choose Replace."
  );
}

export function whenChoices({ movements, choices, isAdded }: MovedSince, timeZone: string) {
  return choices.map((value, place) => {
    const side = place === 0 ? "before" : "after";
    const counted = isAdded ? `Its place was counted ${side}` : side === "before" ? "Before" : "After";
    return { value, label: `${counted} ${nameOf(movements[Math.max(0, place - 1)]!, timeZone)}` };
  });
}

function nameOf({ reason, pieces, at }: MovedSince["movements"][number], timeZone: string): string {
  return `${movementNoun(reason, pieces)} at ${since(new Date(at), timeZone)}`;
}
