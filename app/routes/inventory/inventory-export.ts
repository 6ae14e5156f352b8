import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportInventory } from "~/features/inventory/list/inventory-csv.server";
import { readSearch } from "~/http/requests/read-search";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";
import { today } from "~/features/calendar/today";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "inventory:export", "Please sign in to access inventory");
    return streamFile(request, {
      name: `inventory-${today(scope.account.timeZone)}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: exportInventory(scope, {
        search: readSearch(new URL(request.url).searchParams.get("q")),
        isPlain: isPlainFile(request),
      }),
    });
  });
}
