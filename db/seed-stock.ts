import type { Transaction } from "kysely";
import type { Database } from "./database";

type Company = { accountId: string; userId: string; author: string };
type Part = [
  number: string,
  description: string,
  maker: string,
  cost: string,
  price: string,
  bin: string,
  pieces: number,
];

const parts: Part[] = [
  ["LF9080", "Oil filter, Cummins ISX", "Fleetguard", "31.40", "47.95", "A1", 14],
  ["FF5825NN", "Fuel filter", "Fleetguard", "22.75", "34.50", "A1", 3],
  ["B495", "Oil filter, spin-on", "Baldwin", "9.80", "15.95", "A1", 22],
  ["P181137", "Air filter, primary", "Donaldson", "61.20", "92.00", "A2", 5],
  ["109990", "Air dryer cartridge AD-9", "Bendix", "38.10", "59.95", "A3", 6],
  ["4707Q-KIT", "Brake shoe kit 16.5 x 7", "Meritor", "54.00", "84.95", "B1", 8],
  ["3030", "Brake chamber, type 30/30", "Haldex", "41.50", "68.00", "B1", 9],
  ["370001A", "Wheel seal, drive axle", "Stemco", "24.90", "39.95", "B2", 12],
  ["W01-358-9781", "Air spring, trailer", "Firestone", "118.00", "179.00", "B3", 2],
  ["8600310", "Alternator 12 V 160 A", "Delco Remy", "289.00", "389.95", "C1", 1],
  ["10202Y", "LED marker lamp, yellow", "Truck-Lite", "6.10", "11.50", "C2", 40],
  ["15-3850", "U-joint, 1810 series", "Spicer", "47.30", "74.95", "C3", 4],
];

export async function addSampleStock(
  trx: Transaction<Database>,
  { accountId, userId, author }: Company,
): Promise<void> {
  for (const [number, description, manufacturer, cost, price, bin, pieces] of parts) {
    const { id } = await trx
      .insertInto("inventory_items")
      .values({
        account_id: accountId,
        user_id: userId,
        part_number: number,
        description,
        manufacturer,
        vendor: "FleetPride",
        cost,
        sales_price: price,
        core_charge: number === "8600310" ? "75.00" : null,
        bin_location: bin,
        quantity: pieces,
        reorder_point: 4,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("stock_movements")
      .values({
        account_id: accountId,
        user_id: userId,
        author,
        item_id: id,
        reason: "added",
        quantity_before: 0,
        quantity_change: pieces,
        quantity_after: pieces,
      })
      .execute();
  }
}
