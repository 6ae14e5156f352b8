import type { PriceLevel } from "~/features/customers/customer-choices";

export type Buyer = {
  name: string;
  town: string;
  zip: string;
  type: "cash_check" | "credit_card" | "terms_account";
  terms: "cod" | "net_15" | "net_30";
  level: PriceLevel;
  /** How often it buys, beside the others. */
  weight: number;
  /** Days from invoice to payment, for terms. */
  pays: number;
  certificate?: string;
};

/** Net 30, and pays after four months: what the ageing page shows without being asked. */
export const paysLate = "Redrock Hauling";

type Short = [name: string, town: string, zip: string, weight: number];

const cash = ([name, town, zip, weight]: Short): Buyer => ({
  ...{ name, town, zip, weight, type: "cash_check", terms: "cod", level: "retail", pays: 0 },
});
const card = (short: Short): Buyer => ({ ...cash(short), type: "credit_card" });
const account = ([name, town, zip, weight]: Short, level: PriceLevel, pays: number): Buyer => ({
  ...{ name, town, zip, weight, type: "terms_account", terms: "net_30", level, pays },
});

/** The first is who pays late. */
export const buyers: Buyer[] = [
  account([paysLate, "Decatur, IL", "62521", 4], "fleet", 132),
  account(["Blue Mesa Transport", "Springfield, IL", "62702", 9], "fleet", 27),
  account(["Harbor Lines", "Peoria, IL", "61602", 8], "fleet", 24),
  account(["Kettle Creek Farms", "Lincoln, IL", "62656", 5], "shop", 29),
  {
    ...account(["Sangamon School Transport", "Springfield, IL", "62703", 4], "fleet", 31),
    certificate: "E-9917-0423",
  },
  account(["Northfork Aggregate", "Taylorville, IL", "62568", 6], "shop", 33),
  account(["Prairie Wind Logistics", "Bloomington, IL", "61701", 6], "fleet", 21),
  account(["Ridgeway Truck Repair", "Jacksonville, IL", "62650", 8], "shop", 26),
  { ...account(["Four Corners Garage", "Litchfield, IL", "62056", 5], "shop", 13), terms: "net_15" },
  { ...account(["Miller & Sons Diesel", "Chatham, IL", "62629", 6], "shop", 14), terms: "net_15" },
  account(["Oakline Beverage", "Springfield, IL", "62707", 3], "fleet", 30),
  account(["Stonebridge Paving", "Pana, IL", "62557", 3], "shop", 36),
  card(["Tallgrass Towing", "Springfield, IL", "62701", 5]),
  card(["Wes Carver Trucking", "Auburn, IL", "62615", 4]),
  card(["Silver Birch Movers", "Springfield, IL", "62704", 2]),
  card(["J. Okafor, owner-operator", "Riverton, IL", "62561", 4]),
  card(["Cedar Hill Grain", "Virden, IL", "62690", 2]),
  cash(["L. Brandt, owner-operator", "Rochester, IL", "62563", 4]),
  cash(["M. Tran, owner-operator", "Sherman, IL", "62684", 3]),
  cash(["Flatland Salvage", "Mason City, IL", "62664", 2]),
  cash(["Dry Run Excavating", "Petersburg, IL", "62675", 3]),
  cash(["Greenlee Nursery", "Athens, IL", "62613", 1]),
  cash(["P. Novak, owner-operator", "Williamsville, IL", "62693", 3]),
  cash(["Twin Oaks Dairy", "Carlinville, IL", "62626", 1]),
];
