import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from "@remix-run/node";
import { resumeDemo } from "~/auth/demos/demos.server";
import { hasWaitedTooLong, ticketOf } from "~/auth/demos/ticket.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { PageMessages } from "~/root";
import { DialogPage } from "~/ui/dialog-page";
import { Shell } from "~/ui/shell";
import { notReady, textOf } from "./+shared/demo-texts";
import { enterDemo, sendAwayIfSignedIn, startCounted } from "./+shared/start.server";

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
  await sendAwayIfSignedIn(request);
  const ticket = await ticketOf(request);
  if (!ticket) throw redirect("/demo", 303);
  const isStale = hasWaitedTooLong(ticket);
  const started = isStale ? await resumeDemo(request, ticket) : await startCounted(request, ticket);
  if (!("problem" in started)) return enterDemo(request, started);
  if (started.problem === "preparing") return null;
  const text = isStale ? notReady : textOf(started);
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
