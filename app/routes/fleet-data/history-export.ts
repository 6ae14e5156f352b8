import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isPlainFile } from "~/features/files/csv-text.server";
import { readKind } from "~/features/history/event-kinds";
import { exportHistory } from "~/features/history/history-csv.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { readPeriod } from "~/features/calendar/read-period";
import { today } from "~/features/calendar/today";
import { recordVehicle } from "./+shared/record-vehicle.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "vehicles:export");
    const vehicle = await recordVehicle(scope, params.vehicleId);
    const { searchParams } = new URL(request.url);
    const kind = orNotFound(readKind(searchParams.get("kind")));
    const period = searchParams.has("from")
      ? readPeriod(searchParams, today(scope.account.timeZone))
      : undefined;
    const asked = { kind, period, isPlain: isPlainFile(request) };
    return new Response(await exportHistory(scope, vehicle.id, asked), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${kind}-${today(scope.account.timeZone)}.csv"`,
        "cache-control": "private, no-store",
      },
    });
  });
}
