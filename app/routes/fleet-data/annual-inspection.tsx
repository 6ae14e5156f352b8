import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { annualInspectionDetails } from "~/features/annual-inspections/annual-inspection-view";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { PhotoLink } from "~/features/files/photo-link";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { annualOfVehicle } from "./+shared/annual-of-vehicle.server";

export const meta = pageTitle("Annual Inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { vehicle, inspection, list, page, closed } = await annualOfVehicle(scope, params);
  return {
    list,
    page,
    title: vehicle.title,
    details: annualInspectionDetails(inspection),
    photoId: inspection.photo_id,
    changes: await listChanges(scope, inspection.id),
    removed: inspection.removed_at && formatTime(inspection.removed_at, scope.account.timeZone),
    mayModify: scope.may("records:modify") && !closed.left && !closed.removed,
  };
}

export default function AnnualInspectionPage() {
  const { list, page, title, details, photoId, removed, mayModify, changes } = useLoaderData<typeof loader>();
  const actions = mayModify && (
    <>
      <ButtonLink to={`${page}/edit`}>Edit</ButtonLink>
      <ButtonLink to={`${page}/remove`} variant="quiet">
        Remove
      </ButtonLink>
    </>
  );
  return (
    <DialogPage
      title="Annual Inspection"
      close={{ to: list, label: "Back to the annual inspections" }}
      actions={actions}
    >
      <p>{title}</p>
      {removed && (
        <Notice kind="info" title={`Removed on ${removed}`}>
          It is kept in the vehicle&apos;s history, and does not count.
        </Notice>
      )}
      <DetailsList details={details} />
      {photoId && <PhotoLink id={photoId} description="Photo of the report" />}
      <ChangesList changes={changes} />
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
