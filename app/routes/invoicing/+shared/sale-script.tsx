import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import script from "~/features/invoices/form/sale.ts?worker&url";
import { usePageContext } from "~/http/requests/page-context";
import type { loader } from "~/root";

/** The page works without it. */
export function SaleScript() {
  const { nonce } = usePageContext();
  const isPlain = useRouteLoaderData<typeof loader>("root")?.device.plainPages ?? true;
  // For a page reached by client-side navigation: scripts that React inserts do not run.
  useEffect(() => {
    if (isPlain) return;
    const element = document.createElement("script");
    element.type = "module";
    element.src = script;
    document.body.append(element);
    return () => element.remove();
  }, [isPlain]);
  return isPlain ? null : <script type="module" src={script} nonce={nonce} />;
}
