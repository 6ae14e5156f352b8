import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { beginAttempt, forgetAttempt } from "~/auth/attempts.server";
import { demoMinutes } from "~/auth/demos/demo-settings";
import { startDemo } from "~/auth/demos/demos.server";
import { addTicket, makeTicket } from "~/auth/demos/ticket.server";
import { findSession } from "~/auth/session.server";
import { environment } from "~/environment";
import { foreignPost } from "~/http/forms/read-form.server";
import { isUnreachable } from "~/http/forms/form-answer.server";
import { callerAddress, isForeign } from "~/http/requests/caller.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { PageMessages } from "~/root";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { DemoButton } from "~/ui/demo-button";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { Shell } from "~/ui/shell";
import { demoStarted, demosFull, noDemos } from "./+shared/demo-texts";

export const meta = pageTitle("Try the Demo");

// Visitors' pages load no scripts.
export const handle = { plain: true };

/** Reading it starts nothing. */
export function loader() {
  return { hasDemos: environment.DEMO_READY > 0 };
}

export async function action({ request }: ActionFunctionArgs) {
  if (isForeign(request)) refuseRequest(403, foreignPost);
  if (environment.DEMO_READY === 0) return refuse(404, noDemos);
  const session = await findSession(request).catch((error: unknown) => {
    throw isUnreachable(error) ? refuseRequest(503) : error;
  });
  if (session?.state === "live" && session.demo_ends_at) throw redirect("/dashboard", 303);
  if (session?.state === "live") {
    const text = `You are signed in as ${session.email}. Sign out first.`;
    return redirectWithFlash(request, "/dashboard", { kind: "info", title: "No demo was started", text });
  }
  const counted = await beginAttempt("demo", callerAddress(request), request);
  if ("problem" in counted) return refuse(429, tooMany(counted.minutes));
  const ticket = await makeTicket();
  const started = await startDemo(request, ticket);
  if (!("problem" in started)) {
    const headers = await addTicket(started.headers, request, ticket);
    return redirectWithFlash(request, "/dashboard", demoStarted, headers);
  }
  if (started.problem === "preparing")
    throw redirect("/demo/waiting", {
      status: 303,
      headers: await addTicket(new Headers(), request, ticket),
    });
  await forgetAttempt(counted.id);
  return refuse(503, demosFull);
}

const refuse = (status: number, text: string) => data({ text }, { status });

function tooMany(minutes: number): string {
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `Five demos were started from this network within an hour. The next one can start in ${wait}.`;
}

export default function DemoPage() {
  const { hasDemos } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title="Try the Demo" close={{ to: "/", label: "Back to the home page" }}>
        {answer && (
          <Notice kind="error" title="No demo was started" role="alert" focused>
            {answer.text}
          </Notice>
        )}
        <p>
          A company of your own for {demoMinutes} minutes: 12 units, 800 parts and a year of fuel, repairs and
          sales. Change whatever you like. Nobody else sees it, it sends no mail, and it is gone when you sign
          out, unless you keep it.
        </p>
        {hasDemos ? <DemoButton /> : <p>{noDemos}</p>}
        <ButtonRow>
          <ButtonLink to="/auth?tab=signup">Create an account instead</ButtonLink>
        </ButtonRow>
      </DialogPage>
    </Shell>
  );
}
