import { type DataField, type Fields, isData } from "~/features/fields/field";
import { wordsOf } from "~/features/fields/field-values";

/** What a field says before and after, as its page shows it; empty when nothing is stored. */
export type Fact = { label: string; from: string; to: string; isCost?: boolean };

/** Costs apart: not everybody sees them. */
export type Lines = { changes: string[]; costChanges: string[] };

export function changeLines(facts: Fact[]): Lines {
  return linesOf(
    facts.filter(({ from, to }) => from !== to),
    ({ label, from, to }) => `${label}: ${from || "none"} → ${to || "none"}`,
  );
}

/** The last values of a record that is removed. */
export function lastLines(facts: Fact[]): Lines {
  return linesOf(
    facts.filter(({ from }) => from !== ""),
    ({ label, from }) => `${label}: ${from}`,
  );
}

function linesOf(facts: Fact[], words: (fact: Fact) => string): Lines {
  return {
    changes: facts.filter(({ isCost }) => !isCost).map(words),
    costChanges: facts.filter(({ isCost }) => isCost).map(words),
  };
}

/** Of the fields in a noun's list; `before` and `after` by column. */
export function factsOfFields(list: Fields, before: object, after: object): Fact[] {
  const data: readonly DataField[] = list.filter(isData);
  return data.map((field) => ({
    label: field.label,
    from: words(field, before),
    to: words(field, after),
    isCost: field.kind === "money" || field.costs !== undefined,
  }));
}

function words(field: DataField, row: object): string {
  return wordsOf(field, (row as Record<string, Parameters<typeof wordsOf>[1]>)[field.column] ?? null);
}

export function photoFact(before: string | null, after: string | null): Fact {
  const to = after === before ? "kept" : "another";
  return { label: "Photo", from: before ? "kept" : "", to: after ? to : "" };
}
