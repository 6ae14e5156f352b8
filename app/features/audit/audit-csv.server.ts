import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { type Slice, slicesOf } from "~/features/files/slices";
import type { Position } from "~/http/requests/list-page";
import { formatTime } from "~/ui/format";
import { auditLabel } from "./audit-kinds";
import type { AuditAsked } from "./audit-position";
import { type AuditEntry, listAudit } from "./audit.server";

/** Newest first, all of them. Times are the company's. */
export function exportAudit(scope: Scope, asked: AuditAsked, isPlain = false): AsyncGenerator<string> {
  const columns: CsvColumn<AuditEntry>[] = [
    { heading: "When", notTyped: true, cell: ({ at }) => formatTime(at, scope.account.timeZone) },
    { heading: "Who", cell: ({ author }) => author },
    { heading: "Kind", notTyped: true, cell: ({ kind }) => auditLabel(kind) },
    { heading: "What", cell: ({ what }) => what },
    { heading: "Network Address", notTyped: true, cell: ({ address }) => address },
  ];
  const slices = slicesOf(
    (slice: Slice<Position>) => listAudit(scope, asked, slice),
    ({ atExactly, id }) => ({ at: atExactly, id }),
  );
  return csvPieces(columns, slices, isPlain);
}
