import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportVehicles } from "~/features/vehicles/vehicles-csv.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";
import { today } from "~/features/calendar/today";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "vehicles:export");
    return streamFile(request, {
      name: `vehicles-${today(scope.account.timeZone)}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportVehicles(scope, isPlainFile(request)),
    });
  });
}
