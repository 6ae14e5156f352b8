import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { copyOfRecords } from "~/features/accounts/accounts.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { streamFile } from "~/http/requests/stream-answer.server";
import { today } from "~/features/calendar/today";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "account:copy");
    return streamFile(request, {
      name: `fleettrack-pro-${today(scope.account.timeZone)}.json`,
      type: "application/json; charset=utf-8",
      pieces: copyOfRecords(scope),
    });
  });
}
