import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { cropOfScan } from "~/features/scans/scan-crop.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "scans:use");
    const box = new URL(request.url).searchParams.get("box") ?? "";
    const crop = orNotFound(
      await cropOfScan(scope, readId(params.scanId), { page: Number(params.page), box }),
    );
    return new Response(crop as BodyInit, {
      headers: {
        "content-type": "image/jpeg",
        "content-disposition": "inline",
        "content-length": String(crop.byteLength),
        "cache-control": "private, max-age=3600",
        vary: "cookie",
      },
    });
  });
}
