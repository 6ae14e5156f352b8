import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportCores } from "~/features/invoices/cores/cores-csv.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { streamFile } from "~/http/requests/stream-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "invoicing:export", "Please sign in to access invoicing");
    const customerId = readOptionalId(new URL(request.url).searchParams.get("customer"));
    return streamFile(request, {
      name: `cores-out-${today(scope.account.timeZone)}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportCores(scope, { customerId, isPlain: isPlainFile(request) }),
    });
  });
}
