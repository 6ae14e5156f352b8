import type { ActionFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/require-scope.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export function loader() {
  return answerWithFile(() => refuseRequest(405));
}

/** The script posts here while the person types, at most once a minute, to keep the session alive. */
export async function action({ request }: ActionFunctionArgs) {
  await requireUser(request);
  return new Response(null, { status: 204 });
}
