import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportCrmCustomers } from "~/features/master-crm/customers/crm-customers-csv.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "crm:use");
    return streamFile(request, {
      name: `crm-customers-${today(scope.account.timeZone)}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportCrmCustomers(scope, isPlainFile(request)),
    });
  });
}
