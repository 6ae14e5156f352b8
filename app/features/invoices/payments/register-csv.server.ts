import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import type { PaymentEntry } from "./payment-entries.server";
import { moneyKindName } from "./payment-methods";
import type { Register, RegisterPosition } from "./register-position";
import { entryName } from "./register-view";
import { listRegister } from "./register.server";

const sliceSize = 1000;

/** Newest first; one row per payment and per reversal. Money out is negative. */
export function exportRegister(scope: Scope, register: Register, isPlain = false): AsyncGenerator<string> {
  return csvPieces(columns, slices(scope, register), isPlain);
}

const columns: CsvColumn<PaymentEntry>[] = [
  { heading: "Date", notTyped: true, cell: ({ day }) => day },
  { heading: "Entry", cell: entryName },
  { heading: "Invoice #", cell: ({ number }) => number },
  { heading: "Customer", cell: ({ customer }) => customer },
  { heading: "Method", cell: ({ method }) => moneyKindName(method) },
  { heading: "Reference", cell: ({ reference }) => reference },
  { heading: "Note", cell: ({ note }) => note },
  { heading: "Recorded By", cell: ({ author }) => author },
  { heading: "Amount", notTyped: true, cell: ({ amount }) => amount },
  { heading: "Reversal Of", notTyped: true, cell: ({ reversalOf }) => reversalOf },
];

async function* slices(scope: Scope, register: Register) {
  let after: RegisterPosition | undefined;
  for (;;) {
    const slice = await listRegister(scope, register, { after, max: sliceSize });
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    after = slice.at(-1);
  }
}
