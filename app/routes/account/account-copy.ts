import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { copyOfRecords } from "~/features/accounts/accounts.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { today } from "~/features/calendar/today";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "account:copy");
    return new Response(JSON.stringify(await copyOfRecords(scope), null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="fleettrack-pro-${today(scope.account.timeZone)}.json"`,
        "cache-control": "private, no-store",
      },
    });
  });
}
