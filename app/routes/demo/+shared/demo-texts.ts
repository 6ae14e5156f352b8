import type { DemoProblem } from "~/auth/demos/demos.server";
import { demoMinutes } from "~/auth/demos/demo-settings";

export const demoStarted = {
  kind: "success" as const,
  title: "Your demo has begun",
  text: `This company is yours alone for ${demoMinutes} minutes. Press anything.`,
};

/** The press whose answer was lost, or the second of two. */
export const demoResumed = {
  ...demoStarted,
  text: "This company is yours alone until it ends. Press anything.",
};

const demosFull = "All demos are in use. One is free again within some minutes.";
export const noDemos = "This installation has no demo. Create an account to try the product: it is free.";
export const notReady = "It took too long to prepare one. Try again.";

type Refusal = DemoProblem | { problem: "wait"; minutes: number };

export function textOf(refusal: Refusal): string {
  if (refusal.problem === "wait") return tooMany(refusal.minutes);
  return refusal.problem === "full" ? demosFull : over;
}

const over = "The demo that this button started is over. Press it again for another one.";

function tooMany(minutes: number): string {
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `Five demos were started from this network within an hour. The next one can start in ${wait}.`;
}
