/** As a report names it. */
export type NamedTrailer = {
  /** Null: not of the company. */
  id: string | null;
  /** Says whether the form still shows the same trailer. */
  key: string;
  name: string;
  title: string | null;
  vin: string | null;
};

export type TrailerProblem = { problem: "several" | "no-trailer"; name: string };

export function trailerProblemText({ problem, name }: TrailerProblem): string {
  if (problem === "several") return `More than one of your trailers has the number ${name}: type the VIN`;
  return `${name} is one of your vehicles, but not a trailer. Set its kind of unit on its page, or add the company's name if it is somebody else's trailer`;
}

/** "53-1, 2019 Great Dane Everest". */
export function trailerText({ name, title }: Pick<NamedTrailer, "name" | "title">): string {
  return [name, title].filter(Boolean).join(", ");
}

export const towedField = (item: string) => `towed_${item}`;
const towed = /^towed_/;

/** Something was chosen, typed or ticked for the trailer. */
export function hasTowedAnswers(fields: FormData): boolean {
  return [...fields].some(([name, value]) => towed.test(name) && value !== "");
}

export function towedFields(fields: FormData): string[] {
  return [...fields.keys()].filter((name) => towed.test(name));
}
