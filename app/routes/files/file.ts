import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { getFile } from "~/features/files/files.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "vehicles:view");
    const { searchParams } = new URL(request.url);
    const size = searchParams.get("size") === "thumbnail" ? "thumbnail" : "full";
    const file = orNotFound(await getFile(scope, readId(params.fileId), size));
    if (file.shows_money && !scope.may("costs:view")) {
      refuseRequest(403, "This picture shows what something cost. Ask the manager of your account.");
    }
    return new Response(file.bytes as BodyInit, {
      headers: {
        "content-type": file.content_type,
        "content-disposition": "inline",
        "content-length": String(file.bytes.byteLength),
        // A picture never changes. The next person in the same browser has another cookie and asks again.
        "cache-control": "private, max-age=31536000, immutable",
        vary: "cookie",
      },
    });
  });
}
