import type { LogSettings, PostedLog } from "~/features/vehicles/fleet-import/log-settings";
import type { FuelProduct } from "./fuel-product";

/** `product` is the fuel when the file does not say. */
export type FuelSettings = LogSettings & { product: FuelProduct };
export type PostedFuel = PostedLog & { product?: FuelProduct };
