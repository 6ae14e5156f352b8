import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { dataFiles } from "~/features/own-data/data-files.server";
import { isKeptForMaster } from "~/features/own-data/kept-for-master.server";
import { beginDownload, renewSeconds } from "~/features/own-data/downloads.server";
import { readMonths } from "~/features/own-data/months-choice";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { streamZip } from "~/http/requests/zip-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "account:copy");
    // Nothing reads the body of its answer, so the download would never end.
    if (request.method === "HEAD") return new Response(null, { headers: { "cache-control": "no-store" } });
    if (await isKeptForMaster(scope)) return redirect("/account/data");
    const download = await beginDownload(scope);
    if ("problem" in download) return redirectWithFlash(request, "/account/data", twoAtATime);
    const renewing = setInterval(() => void download.renew().catch(() => undefined), renewSeconds * 1000);
    const day = today(scope.account.timeZone);
    const months = readMonths(new URL(request.url).searchParams);
    return streamZip(request, {
      name: `fleettrack-pro-${day}.zip`,
      entries: dataFiles(scope, { day, months }),
      onEnd: async () => {
        clearInterval(renewing);
        await download.end();
      },
    });
  });
}

const twoAtATime = {
  kind: "error",
  title: "Two downloads are under way",
  text: "Your company's data is being downloaded twice already. Wait until one of them ends, then try again.",
} as const;
