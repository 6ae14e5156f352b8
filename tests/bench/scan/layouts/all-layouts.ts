import { cards } from "./cards";
import { fuel } from "./fuel";
import { invoices } from "./invoices";
import { invoicesAndSlips } from "./invoices-and-slips";
import type { Layout } from "./layout";
import { moreFuel } from "./more-fuel";
import { repairs } from "./repairs";
import { slips } from "./slips";
export { laterLayouts } from "./later";

/** Known while the finders were written, or when they were changed last. */
export const layouts: Layout[] = [
  ...[...invoices, ...invoicesAndSlips, ...repairs, ...slips],
  ...[...fuel, ...moreFuel, ...cards],
];
