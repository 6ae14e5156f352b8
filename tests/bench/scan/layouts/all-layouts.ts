import { cards } from "./cards";
import { fuel } from "./fuel";
import { invoices } from "./invoices";
import type { Layout } from "./layout";
import { repairs } from "./repairs";
import { slips } from "./slips";
export { laterLayouts } from "./later";

/** Known while the finders were written. */
export const layouts: Layout[] = [...invoices, ...repairs, ...slips, ...fuel, ...cards];
