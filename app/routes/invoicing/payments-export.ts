import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isPlainFile } from "~/features/files/csv-text.server";
import { today } from "~/features/calendar/today";
import { exportRegister } from "~/features/invoices/payments/register-csv.server";
import { readRegister } from "~/features/invoices/payments/register-position";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "invoicing:export", "Please sign in to access invoicing");
    const register = readRegister(new URL(request.url).searchParams, today(scope.account.timeZone));
    return streamFile(request, {
      name: `payments-${register.from}-to-${register.to}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportRegister(scope, register, isPlainFile(request)),
    });
  });
}
