import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import type { Position } from "~/http/requests/list-page";
import { formatTime } from "~/ui/format";
import { exceptionLabel } from "./exception-kinds";
import type { ExceptionsAsked } from "./exceptions-position";
import { type Exception, listExceptions } from "./exceptions.server";

const sliceSize = 1000;

/** Newest first, all of them. Times are the company's. */
export function exportExceptions(scope: Scope, asked: ExceptionsAsked, isPlain = false) {
  const columns: CsvColumn<Exception>[] = [
    { heading: "When", notTyped: true, cell: ({ at }) => formatTime(at, scope.account.timeZone) },
    { heading: "Who", cell: ({ author }) => author },
    { heading: "What", cell: ({ kind }) => exceptionLabel(kind) },
    { heading: "About", cell: ({ about }) => about },
    { heading: "Details and Reason", cell: ({ note }) => note },
    { heading: "Amount", notTyped: true, cell: ({ amount }) => amount },
  ];
  return csvPieces(columns, slices(scope, asked), isPlain);
}

async function* slices(scope: Scope, asked: ExceptionsAsked) {
  let after: Position | undefined;
  for (;;) {
    const slice = await listExceptions(scope, asked, { after, max: sliceSize });
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    const last = slice.at(-1)!;
    after = { at: last.atExactly, id: last.id };
  }
}
