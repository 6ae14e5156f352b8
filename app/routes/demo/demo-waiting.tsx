import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from "@remix-run/node";
import { startDemo } from "~/auth/demos/demos.server";
import { hasWaitedTooLong, ticketOf } from "~/auth/demos/ticket.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { PageMessages } from "~/root";
import { DialogPage } from "~/ui/dialog-page";
import { Shell } from "~/ui/shell";
import { demoStarted, demosFull, notReady } from "./+shared/demo-texts";

const everySeconds = 3;

export function meta(page: Parameters<ReturnType<typeof pageTitle>>[0]): MetaDescriptor[] {
  return [
    ...pageTitle("Your demo is being prepared")(page),
    { httpEquiv: "refresh", content: String(everySeconds) },
  ];
}

export const handle = { plain: true };

/** The press of the button was the post; its ticket starts the demo as soon as one is ready. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ticket = await ticketOf(request);
  if (!ticket) throw redirect("/demo", 303);
  const started = await startDemo(request, ticket);
  if (!("problem" in started)) return redirectWithFlash(request, "/dashboard", demoStarted, started.headers);
  if (started.problem === "started-before") throw redirect("/dashboard", 303);
  if (started.problem === "preparing" && !hasWaitedTooLong(ticket)) return null;
  const text = started.problem === "full" ? demosFull : notReady;
  return redirectWithFlash(request, "/demo", { kind: "error", title: "No demo was started", text });
}

export default function DemoWaitingPage() {
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title="Your demo is being prepared" close={{ to: "/", label: "Back to the home page" }}>
        <p role="status">
          Several visitors came at once. This page looks again every {everySeconds} seconds and opens your
          demo by itself, within a minute at most.
        </p>
      </DialogPage>
    </Shell>
  );
}
