import type { LookAlike } from "./item-problem";

export const nearlySame = "Blanks, dashes, leading zeros, O and 0, I and 1 are all that differs.";

/** Asks about a number that differs from another's only in spaces, punctuation or confusable letters. */
export function lookAlikeQuestion(alike: LookAlike[], save: "add it" | "save it") {
  return {
    title: "A part with nearly this number is there",
    texts: [nearlySame],
    links: alike.map(({ id, partNumber, description }) => ({
      to: `/inventory/${id}`,
      label: description ? `${partNumber}, ${description}` : partNumber,
    })),
    choices: [{ name: "confirmed", value: "look-alike", label: `It is another part: ${save}` }],
  };
}
