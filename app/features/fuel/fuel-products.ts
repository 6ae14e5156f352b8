/** What a receipt can be for. Only diesel and gasoline drive the vehicle; all count as cost. */
export const fuelProducts = [
  { value: "diesel", label: "Diesel" },
  { value: "gasoline", label: "Gasoline" },
  { value: "def", label: "DEF" },
  { value: "reefer", label: "Reefer fuel" },
  { value: "other", label: "Other" },
] as const;

export function productLabel(product: string): string {
  return fuelProducts.find(({ value }) => value === product)?.label ?? product;
}
