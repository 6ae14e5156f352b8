import type { fuelProducts } from "../fuel-products";

export type FuelProduct = (typeof fuelProducts)[number]["value"];

/** The product for a word from a station, a card or an app; undefined for a bare number, which is an app's own key or an octane rating. */
export function readFuelProduct(text: string): FuelProduct | undefined {
  const word = text.trim().toLowerCase();
  if (/^\d*$/.test(word)) return undefined;
  if (/\bdef\b|ad ?blue|exhaust fluid|\burea\b/.test(word)) return "def";
  if (/reefer|\bdyed\b|red diesel|refriger/.test(word)) return "reefer";
  if (/diesel|ulsd|\b[bd]-?\d{1,2}\b|#\s?[12]\b|gas ?oil|gazole|gasoil/.test(word)) return "diesel";
  if (
    /gas|petrol|unleaded|regular|premium|super|benzin|midgrade|plus|\be-?\d{1,2}\b|octane|nafta/.test(word)
  ) {
    return "gasoline";
  }
  return "other";
}
