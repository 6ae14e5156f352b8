import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportToReorder } from "~/features/inventory/reorder/reorder-csv.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";
import { today } from "~/features/calendar/today";
import { readVendor } from "./+shared/reorder-vendor.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "inventory:export", "Please sign in to access inventory");
    const vendor = readVendor(new URL(request.url)) || undefined;
    return streamFile(request, {
      name: `reorder-${today(scope.account.timeZone)}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportToReorder(scope, vendor, isPlainFile(request)),
    });
  });
}
