import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { fleetImports } from "~/features/import-kinds/import-kinds.server";
import { fleetPages } from "~/features/vehicles/fleet-import/fleet-pages";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { filesOf, readUpload } from "./+shared/import-actions.server";
import { UploadPage } from "./+shared/upload-page";

export const meta = pageTitle(fleetPages.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const { searchParams } = new URL(request.url);
  const chosen = {
    kind: searchParams.get("kind") ?? "vehicles",
    vehicleId: searchParams.get("vehicle") ?? "",
  };
  return { chosen, imports: await filesOf(scope, fleetImports) };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return readUpload(request, scope, fleetImports);
}

export default function FleetImportPage() {
  return <UploadPage pages={fleetPages} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
