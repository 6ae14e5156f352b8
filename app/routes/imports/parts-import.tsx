import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { stockImports } from "~/features/import-kinds/import-kinds.server";
import { stockPages } from "~/features/inventory/import/stock-pages";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { filesOf, readUpload } from "./+shared/import-actions.server";
import { UploadPage } from "./+shared/upload-page";

export const meta = pageTitle(stockPages.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  return { imports: await filesOf(scope, stockImports) };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  return readUpload(request, scope, stockImports);
}

export default function PartsImportPage() {
  return <UploadPage pages={stockPages} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
