import { redirect } from "@remix-run/node";
import { beginAttempt, forgetAttempt } from "~/auth/attempts.server";
import { resumeDemo, startDemo } from "~/auth/demos/demos.server";
import { makeTicket } from "~/auth/demos/ticket.server";
import { visitor } from "~/auth/form-holder.server";
import { findSession } from "~/auth/session.server";
import { isUnreachable } from "~/http/forms/form-answer.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { callerAddress } from "~/http/requests/caller.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { demoResumed, demoStarted } from "./demo-texts";

/** A demo would sign them out of what they are signed in to. */
export async function sendAwayIfSignedIn(request: Request): Promise<void> {
  const session = await findSession(request).catch((error: unknown) => {
    throw isUnreachable(error) ? refuseRequest(503) : error;
  });
  if (session?.state !== "live") return;
  if (session.demo_ends_at) throw redirect("/dashboard", 303);
  const text = `You are signed in as ${session.email}. Sign out first.`;
  throw await redirectWithFlash(request, "/dashboard", { kind: "info", title: "No demo was started", text });
}

/** Pressed again it is the same demo; pressed on a page of before, after its demo is over, another one. */
export async function pressDemo(request: Request, formToken: string) {
  const before = await resumeDemo(request, formToken);
  const isOver = "problem" in before && before.problem === "over";
  const ticket = await makeTicket(isOver ? await makeFormToken(visitor.forms) : formToken);
  return { ticket, started: "problem" in before ? await startCounted(request, ticket) : before };
}

/** Only what starts counts: not a wait, and not the same demo again. */
export async function startCounted(request: Request, ticket: string) {
  const counted = await beginAttempt("demo", callerAddress(request), request);
  if ("problem" in counted) return counted;
  const started = await startDemo(request, ticket);
  if ("problem" in started || started.isResumed) await forgetAttempt(counted.id);
  return started;
}

export function enterDemo(
  request: Request,
  { headers, isResumed }: { headers: Headers; isResumed: boolean },
) {
  return redirectWithFlash(request, "/dashboard", isResumed ? demoResumed : demoStarted, headers);
}
