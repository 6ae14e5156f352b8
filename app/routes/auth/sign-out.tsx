import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { foreignPost } from "~/http/forms/read-form.server";
import { endDemo } from "~/auth/demos/demos.server";
import { dropTicket } from "~/auth/demos/ticket.server";
import { endSession } from "~/auth/session.server";
import { isForeign } from "~/http/requests/caller.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { log } from "~/http/web-process/log.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

/** A GET changes nothing. */
export function loader() {
  return redirect("/auth?tab=signin", 303);
}

/** Needs no token and no live session: signing out twice is harmless. */
export async function action({ request }: ActionFunctionArgs) {
  if (isForeign(request)) refuseRequest(403, foreignPost);
  let wasDemo = false;
  try {
    wasDemo = await endDemo(request);
    await endSession(request);
  } catch (error) {
    log.error({ err: error }, "Failed to sign out");
    const text = "The session is still open. Try again.";
    return redirectWithFlash(request, "/account", { kind: "error", title: "Failed to sign out", text });
  }
  const idle = new URL(request.url).searchParams.has("idle");
  if (wasDemo) return redirectWithFlash(request, "/auth?tab=signin", demoOver, await dropTicket(request));
  return redirectWithFlash(
    request,
    "/auth?tab=signin",
    idle
      ? { kind: "info", title: "Signed out", text: "Nothing was done here for 10 minutes." }
      : { kind: "success", title: "Signed out" },
  );
}

const demoOver = {
  kind: "success" as const,
  title: "Signed out",
  text: "The demo is over, and what was in it is being erased.",
};
