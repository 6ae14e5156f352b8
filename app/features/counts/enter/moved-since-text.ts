import { movementNoun } from "~/features/inventory/stock/movement-text";
import { since } from "../count-text";
import type { MovedSince } from "./moved-since.server";

/** "Counted before or after the sale of 1 at 10:42 AM?" */
export function whenText({ movements }: MovedSince, timeZone: string): string {
  const named = movements.map((movement) => nameOf(movement, timeZone));
  return `The stock has moved since this was shown. Counted before or after ${named.join(", ")}?`;
}

export function whenChoices({ movements, choices }: MovedSince, timeZone: string) {
  return choices.map((value, place) => {
    const side = place === 0 ? "Before" : "After";
    return { value, label: `${side} ${nameOf(movements[Math.max(0, place - 1)]!, timeZone)}` };
  });
}

function nameOf({ reason, pieces, at }: MovedSince["movements"][number], timeZone: string): string {
  return `${movementNoun(reason, pieces)} at ${since(new Date(at), timeZone)}`;
}
