import type { Scope } from "~/auth/scope";
import { daysBetween } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { priceDigits } from "~/ui/format";
import { type CoreOut, listCoresOut } from "./open-cores.server";

const sliceSize = 1000;

type Asked = { customerId: string | undefined; isPlain: boolean };

/** By customer, oldest first; one row per charge. Balances are dollars with tax. */
export function exportCores(scope: Scope, { customerId, isPlain }: Asked): AsyncGenerator<string> {
  const day = today(scope.account.timeZone);
  const columns: CsvColumn<CoreOut>[] = [
    { heading: "Customer", cell: ({ customerName }) => customerName },
    { heading: "Part#", cell: ({ partNumber }) => partNumber },
    { heading: "Description", cell: ({ description }) => description },
    { heading: "Invoice #", cell: ({ number }) => number },
    { heading: "Date", notTyped: true, cell: (core) => core.day },
    { heading: "Days", cell: (core) => Math.max(0, daysBetween(core.day, day)) },
    { heading: "Out", cell: ({ out }) => out },
    { heading: "Charge Each", notTyped: true, cell: ({ unitPrice }) => priceDigits(unitPrice) },
    { heading: "Discount %", notTyped: true, cell: ({ discount }) => discount },
    { heading: "Balance", notTyped: true, cell: ({ balance }) => balance },
  ];
  return csvPieces(columns, slices(scope, customerId), isPlain);
}

async function* slices(scope: Scope, customerId: string | undefined) {
  let after: string | undefined;
  for (;;) {
    const slice = await listCoresOut(scope, { customerId, after, max: sliceSize });
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    after = slice.at(-1)!.id;
  }
}
