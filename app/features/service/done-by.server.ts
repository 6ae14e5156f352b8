import { type RawBuilder, sql } from "kysely";
import { notGiven, ownShop } from "./done-by";

/** As `doneByText`, of a row of service_entries. */
export const doneBy: RawBuilder<string> = sql<string>`
  case when own_shop then concat_ws(', ', ${ownShop}::text, vendor) else coalesce(vendor, ${notGiven}) end`;
