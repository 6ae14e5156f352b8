import { useRouteLoaderData } from "@remix-run/react";
import script from "~/features/invoices/form/sale.ts?worker&url";
import { usePageContext } from "~/http/requests/page-context";
import type { loader } from "~/root";

/** The page works without it. */
export function SaleScript() {
  const { nonce } = usePageContext();
  const isPlain = useRouteLoaderData<typeof loader>("root")?.device.plainPages ?? true;
  return isPlain ? null : <script type="module" src={script} nonce={nonce} />;
}
