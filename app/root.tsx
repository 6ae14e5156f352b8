import everyPage from "./styles/index.css?url";
import beyondLists from "./styles/rest.css?url";
import publicPages from "./styles/public.css?url";
import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { readDevicePreferences } from "./http/requests/device-preferences.server";
import { takeFlash } from "./http/requests/flash.server";
import { usePageContext } from "./http/requests/page-context";
import { Framed } from "./http/requests/page-frame";
import { pageTitle } from "./http/requests/page-title";
import { PageAnswers } from "./http/forms/page-answer";
import { StatusPage } from "./http/requests/status-page";
import { Message } from "./ui/message";
import { Shell } from "./ui/shell";

export const meta = pageTitle("");

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request);
  return data({ flash, device: await readDevicePreferences(request) }, { headers });
}

type Handle = {
  plain?: boolean;
  /** Does without rest.css. */
  isList?: boolean;
  /** Of the public site: public.css in place of rest.css. */
  isPublic?: boolean;
  idleSeconds?: number;
  /** Also open to strangers, whom nobody signs out. */
  isForAll?: boolean;
};

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { nonce } = usePageContext();
  const matches = useMatches();
  const handles = matches.map((match) => match.handle as Handle | undefined);
  // An error page has no root data, and no scripts either.
  const plain = !root || root.device.plainPages || handles.some((handle) => handle?.plain);
  const isList = handles.some((handle) => handle?.isList);
  const idleSeconds = idleSecondsOf(matches);
  const isPublic = handles.some((handle) => handle?.isPublic);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="stylesheet" href={everyPage} />
        {!isList && !isPublic && <link rel="stylesheet" href={beyondLists} />}
        {isPublic && <link rel="stylesheet" href={publicPages} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
        {!plain && <script src="/helpers.js" defer nonce={nonce} />}
      </head>
      <body data-idle-seconds={idleSeconds} data-no-keys={root?.device.shortcuts === false ? "" : undefined}>
        {children}
      </body>
    </html>
  );
}

function idleSecondsOf(matches: ReturnType<typeof useMatches>): number | undefined {
  const idle = matches.find(({ handle, data }) => {
    const { idleSeconds, isForAll } = (handle ?? {}) as Handle;
    return idleSeconds && (!isForAll || (data as { frame?: unknown } | undefined)?.frame);
  });
  return (idle?.handle as Handle | undefined)?.idleSeconds;
}

export default function RootPage() {
  return <Outlet />;
}

/** First in main: what the last page did, and what a form of this one answers. */
export function PageMessages() {
  const flash = useRouteLoaderData<typeof loader>("root")?.flash;
  return (
    <>
      {flash && <Message {...flash} />}
      <PageAnswers />
    </>
  );
}

export function useSideBarOpen(): boolean {
  return useRouteLoaderData<typeof loader>("root")?.device.sideBarOpen ?? true;
}

/** In place of a page without the frame, or of the frame. `failure` is the section's text for unexpected errors. */
export function FailedPage({ failure }: { failure?: string }) {
  const { frame } = usePageContext();
  const sideBarOpen = useSideBarOpen();
  if (!frame) {
    return (
      <Shell brandTo="/">
        <StatusPage failure={failure} />
      </Shell>
    );
  }
  return (
    <Framed frame={frame} sideBarOpen={sideBarOpen} message={<PageMessages />}>
      <StatusPage failure={failure} />
    </Framed>
  );
}

export { FailedPage as ErrorBoundary };
