import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { type Slice, slicesOf } from "~/features/files/slices";
import type { Position } from "~/http/requests/list-page";
import { formatTime } from "~/ui/format";
import { exceptionLabel } from "./exception-kinds";
import type { ExceptionsAsked } from "./exceptions-position";
import { type Exception, listExceptions } from "./exceptions.server";

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
  const slices = slicesOf(
    (slice: Slice<Position>) => listExceptions(scope, asked, slice),
    ({ atExactly, id }) => ({ at: atExactly, id }),
  );
  return csvPieces(columns, slices, isPlain);
}
