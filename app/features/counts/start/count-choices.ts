import { binChoice, wholeStock } from "../count-fields";

/** Nothing is chosen beforehand, since a count locks its parts. */
export function countChoices(bins: string[]) {
  const byName = [...bins].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return [
    { value: "", label: "Choose what to count" },
    { value: wholeStock, label: "The whole stock" },
    ...byName.map((bin) => ({ value: binChoice(bin), label: bin ? `Bin ${bin}` : "Parts without a bin" })),
  ];
}
