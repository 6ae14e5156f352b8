import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportExceptions } from "~/features/invoices/exceptions/exceptions-csv.server";
import { readExceptionsAsked } from "~/features/invoices/exceptions/exceptions-position";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "invoicing:export", "Please sign in to access invoicing");
    const asked = readExceptionsAsked(new URL(request.url).searchParams, today(scope.account.timeZone));
    return streamFile(request, {
      name: `exceptions-${asked.from}-to-${asked.to}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportExceptions(scope, asked, isPlainFile(request)),
    });
  });
}
