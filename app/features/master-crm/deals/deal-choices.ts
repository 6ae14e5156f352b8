import type { BadgeKind } from "~/ui/badge";

/** In the order of the board. */
export const dealStages = [
  { value: "lead", label: "Lead" },
  { value: "qualified", label: "Qualified" },
  { value: "proposal", label: "Proposal" },
  { value: "negotiation", label: "Negotiation" },
  { value: "closed_won", label: "Closed Won" },
  { value: "closed_lost", label: "Closed Lost" },
] as const;

export type DealStage = (typeof dealStages)[number]["value"];
export type ClosedStage = Extract<DealStage, "closed_won" | "closed_lost">;

export const closedStages = ["closed_won", "closed_lost"] as const satisfies ClosedStage[];

export function isClosed(stage: DealStage): stage is ClosedStage {
  return closedStages.some((one) => one === stage);
}

export function readStage(text: unknown): DealStage | undefined {
  return dealStages.find(({ value }) => value === text)?.value;
}

export function stageLabel(stage: DealStage): string {
  return dealStages.find(({ value }) => value === stage)!.label;
}

const stageKinds: Partial<Record<DealStage, BadgeKind>> = { closed_won: "good", closed_lost: "bad" };

export function stageKind(stage: DealStage): BadgeKind {
  return stageKinds[stage] ?? "plain";
}

/** One step back and one ahead, in the order of the board. A closed deal, won or lost, only goes back to where deals are closed from. */
export function neighborsOf(stage: DealStage): { previous?: DealStage; next?: DealStage } {
  if (isClosed(stage)) return { previous: "negotiation" };
  const place = dealStages.findIndex(({ value }) => value === stage);
  return { previous: dealStages[place - 1]?.value, next: dealStages[place + 1]?.value };
}

export const initialProbability = 50;

/** In percent. */
export function proposedProbability(stage: DealStage): number {
  if (stage === "closed_won") return 100;
  return stage === "closed_lost" ? 0 : initialProbability;
}

/** Of a deal that is moved without saying: that of a closed deal means nothing once it is open again. */
export function probabilityAfterMove(to: DealStage, before: number): number {
  return !isClosed(to) && (before === 0 || before === 100) ? initialProbability : before;
}
