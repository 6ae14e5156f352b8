import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { crmImports } from "~/features/import-kinds/import-kinds.server";
import { crmImportPages } from "~/features/master-crm/import/crm-import-pages";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { FilePage } from "./+shared/file-page";
import { filePage, readAgain } from "./+shared/import-actions.server";

export const meta = pageTitle(crmImportPages.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return filePage(scope, crmImports, params.importId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return readAgain(request, scope, crmImports, params.importId);
}

export default function CrmImportPreviewPage() {
  return <FilePage pages={crmImportPages} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
