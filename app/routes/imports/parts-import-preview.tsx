import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { stockImports } from "~/features/import-kinds/import-kinds.server";
import { stockPages } from "~/features/inventory/import/stock-pages";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { FilePage } from "./+shared/file-page";
import { filePage, readAgain } from "./+shared/import-actions.server";

export const meta = pageTitle(stockPages.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  return filePage(scope, stockImports, params.importId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  return readAgain(request, scope, stockImports, params.importId);
}

export default function PartsImportPreviewPage() {
  return <FilePage pages={stockPages} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
