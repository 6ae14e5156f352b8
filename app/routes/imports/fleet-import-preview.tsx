import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { fleetImports } from "~/features/import-kinds/import-kinds.server";
import { fleetPages } from "~/features/vehicles/fleet-import/fleet-pages";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { FilePage } from "./+shared/file-page";
import { filePage, readAgain } from "./+shared/import-actions.server";

export const meta = pageTitle(fleetPages.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return filePage(scope, fleetImports, params.importId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return readAgain(request, scope, fleetImports, params.importId);
}

export default function FleetImportPreviewPage() {
  return <FilePage pages={fleetPages} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
