import { formatCount } from "~/ui/format";

/**
 * Texts of a row that may be longer than their fields: `fit` returns what a field holds and keeps the whole text for the notes, which `all`
 * returns. Nothing is cut silently.
 */
export function wholeInNotes(notes: string[], maxNotes: number) {
  const whole: string[] = [];
  return {
    fit(label: string, text: string, max: number): string {
      if (text.length <= max) return text;
      notes.push(`“${label}” is longer than ${formatCount(max)} characters: all of it is kept in the notes.`);
      whole.push(`${label}: ${text}`);
      return text.slice(0, max).trimEnd();
    },
    all(...others: (string | null | undefined)[]): { text: string | null } | { problem: string } {
      const text = [...others, ...whole].filter(Boolean).join("\n");
      if (text.length <= maxNotes) return { text: text || null };
      return {
        problem: `The notes would have ${formatCount(text.length)} characters; at most ${formatCount(maxNotes)} are kept.`,
      };
    },
  };
}
