import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { demoMinutes } from "~/auth/demos/demo-settings";
import { addTicket } from "~/auth/demos/ticket.server";
import { visitor } from "~/auth/form-holder.server";
import { environment } from "~/environment";
import { DemoButton } from "~/http/forms/demo-button";
import { makeFormToken } from "~/http/forms/form-token.server";
import { readForm } from "~/http/forms/read-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { PageMessages } from "~/root";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { Shell } from "~/ui/shell";
import { noDemos, textOf } from "./+shared/demo-texts";
import { enterDemo, pressDemo, sendAwayIfSignedIn } from "./+shared/start.server";

export const meta = pageTitle("Try the Demo");

// Visitors' pages load no scripts.
export const handle = { plain: true };

/** Reading it starts nothing. */
export async function loader() {
  return { hasDemos: environment.DEMO_READY > 0, formToken: await makeFormToken(visitor.forms) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { formToken } = await readForm(request, visitor);
  if (environment.DEMO_READY === 0) return refuse(404, noDemos);
  await sendAwayIfSignedIn(request);
  const { ticket, started } = await pressDemo(request, formToken);
  if ("problem" in started && started.problem === "preparing")
    throw redirect("/demo/waiting", {
      status: 303,
      headers: await addTicket(new Headers(), request, ticket),
    });
  if ("problem" in started) return refuse(started.problem === "wait" ? 429 : 503, textOf(started));
  await addTicket(started.headers, request, ticket);
  return enterDemo(request, started);
}

const refuse = (status: number, text: string) => data({ text }, { status });

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
