import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import type { Position } from "~/http/requests/list-page";
import { formatTime } from "~/ui/format";
import { auditLabel } from "./audit-kinds";
import type { AuditAsked } from "./audit-position";
import { type AuditEntry, listAudit } from "./audit.server";

const sliceSize = 1000;

/** Newest first, all of them. Times are the company's. */
export function exportAudit(scope: Scope, asked: AuditAsked, isPlain = false): AsyncGenerator<string> {
  const columns: CsvColumn<AuditEntry>[] = [
    { heading: "When", notTyped: true, cell: ({ at }) => formatTime(at, scope.account.timeZone) },
    { heading: "Who", cell: ({ author }) => author },
    { heading: "Kind", notTyped: true, cell: ({ kind }) => auditLabel(kind) },
    { heading: "What", cell: ({ what }) => what },
    { heading: "Network Address", notTyped: true, cell: ({ address }) => address },
  ];
  return csvPieces(columns, slices(scope, asked), isPlain);
}

async function* slices(scope: Scope, asked: AuditAsked) {
  let after: Position | undefined;
  for (;;) {
    const slice = await listAudit(scope, asked, { after, max: sliceSize });
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    const last = slice.at(-1)!;
    after = { at: last.atExactly, id: last.id };
  }
}
