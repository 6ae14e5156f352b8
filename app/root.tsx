import stylesheet from "./styles/index.css?url";
import { type LoaderFunctionArgs, data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { readDevicePreferences } from "./http/device-preferences.server";
import { takeFlash } from "./http/flash.server";
import { usePageContext } from "./http/page-context";
import { pageTitle } from "./http/page-title";
import { StatusPage } from "./http/status-page";
import { Message } from "./ui/message";
import { Shell } from "./ui/shell";

export const meta = pageTitle("");

export function links() {
  return [
    { rel: "stylesheet", href: stylesheet },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request);
  return data({ flash, device: await readDevicePreferences(request) }, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { nonce } = usePageContext();
  const handles = useMatches().map(
    (match) => match.handle as { plain?: boolean; idleSeconds?: number } | undefined,
  );
  // Without the root's data (an error page) there are no scripts either.
  const plain = !root || root.device.plainPages || handles.some((handle) => handle?.plain);
  const idleSeconds = handles.find((handle) => handle?.idleSeconds)?.idleSeconds;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {!plain && <script src="/helpers.js" defer nonce={nonce} />}
      </head>
      <body data-idle-seconds={idleSeconds} data-no-keys={root?.device.shortcuts === false ? "" : undefined}>
        {children}
        {!plain && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function RootPage() {
  return <Outlet />;
}

/** The message of what was just done, printed as the first thing of the page. */
export function FlashMessage() {
  const flash = useRouteLoaderData<typeof loader>("root")?.flash;
  return flash ? <Message {...flash} /> : null;
}

export function ErrorBoundary() {
  return (
    <Shell brandTo="/">
      <StatusPage />
    </Shell>
  );
}
