import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { markCell } from "~/features/files/marked-cell";
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
  { heading: "Date", cell: ({ day }) => day },
  { heading: "Entry", cell: entryName },
  { heading: "Invoice #", cell: ({ number }) => number },
  { heading: "Customer", cell: ({ customer }) => markCell(customer) },
  { heading: "Method", cell: ({ method }) => moneyKindName(method) },
  { heading: "Reference", cell: ({ reference }) => reference && markCell(reference) },
  { heading: "Note", cell: ({ note }) => note && markCell(note) },
  { heading: "Recorded By", cell: ({ author }) => markCell(author) },
  { heading: "Amount", cell: ({ amount }) => amount },
  { heading: "Reversal Of", cell: ({ reversalOf }) => reversalOf },
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
