export type NewCount = {
  what: { scope: "all" } | { scope: "bin"; bin: string } | { scope: "list"; itemIds: string[] };
  isBlind: boolean;
};

export type Overlap = {
  problem: "overlaps";
  count: { author: string; scope: "all" | "bin" | "list"; bin: string | null; listed: number | null };
  since: string;
};
export type StartProblem = Overlap | { problem: "no-parts" };
