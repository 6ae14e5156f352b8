import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { exportAudit } from "~/features/audit/audit-csv.server";
import { readAuditAsked } from "~/features/audit/audit-position";
import { today } from "~/features/calendar/today";
import { isPlainFile } from "~/features/files/csv-text.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "audit:export");
    const asked = readAuditAsked(new URL(request.url).searchParams, today(scope.account.timeZone));
    return streamFile(request, {
      name: `audit-${asked.from}-to-${asked.to}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportAudit(scope, asked, isPlainFile(request)),
    });
  });
}
