import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { crmImports } from "~/features/import-kinds/import-kinds.server";
import { crmImportPages } from "~/features/master-crm/import/crm-import-pages";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { filesOf, readUpload } from "./+shared/import-actions.server";
import { UploadPage } from "./+shared/upload-page";

export const meta = pageTitle(crmImportPages.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return { imports: await filesOf(scope, crmImports) };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return readUpload(request, scope, crmImports);
}

export default function CrmImportPage() {
  return <UploadPage pages={crmImportPages} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
