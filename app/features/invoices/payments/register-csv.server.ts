import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { type Slice, slicesOf } from "~/features/files/slices";
import type { PaymentEntry } from "./payment-entries.server";
import { moneyKindName } from "./payment-methods";
import type { Register, RegisterPosition } from "./register-position";
import { entryName } from "./register-view";
import { listRegister } from "./register.server";

/** Newest first; one row per payment and per reversal. Money out is negative. */
export function exportRegister(scope: Scope, register: Register, isPlain = false): AsyncGenerator<string> {
  const slices = slicesOf(
    (slice: Slice<RegisterPosition>) => listRegister(scope, register, slice),
    (last) => last,
  );
  return csvPieces(columns, slices, isPlain);
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
