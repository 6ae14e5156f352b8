import { binChoice, wholeStock } from "../count-fields";

/** `bins` are in their order. Nothing is chosen beforehand, since a count locks its parts. */
export function countChoices(bins: string[]) {
  return [
    { value: "", label: "Choose what to count" },
    { value: wholeStock, label: "The whole stock" },
    ...bins.map((bin) => ({ value: binChoice(bin), label: bin ? `Bin ${bin}` : "Parts without a bin" })),
  ];
}
