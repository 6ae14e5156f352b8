import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { speaksOfAnnualInspection } from "~/features/annual-inspections/annual-inspection-view";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { PhotoLink } from "~/features/files/photo-link";
import { reportCertifiedBy } from "~/features/inspections/certify/certify-repair.server";
import { PartsFitted } from "~/features/parts/parts-fitted";
import { ServiceDetails } from "~/features/service/service-details";
import { serviceView } from "~/features/service/service-view";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { partsFitted } from "./+shared/parts-fitted.server";
import { serviceOfVehicle } from "./+shared/service-of-vehicle.server";

export const meta = pageTitle("Service Entry");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { vehicle, entry, list, page, closed } = await serviceOfVehicle(scope, params);
  const seesCosts = scope.may("costs:view");
  return {
    list,
    page,
    title: vehicle.title,
    facts: serviceView(entry, seesCosts),
    photoId: seesCosts ? entry.photo_id : null,
    completed: entry.completed,
    report: entry.certifies_repair ? await reportCertifiedBy(scope, entry.id) : undefined,
    changes: await listChanges(scope, entry.id),
    fitted: await partsFitted(scope, vehicle.id, { serviceEntryId: entry.id }),
    partsList: `/fleet-data/${vehicle.id}/parts`,
    addPart: `/fleet-data/${vehicle.id}/parts/new?service=${entry.id}`,
    removed: entry.removed_at && formatTime(entry.removed_at, scope.account.timeZone),
    annual: speaksOfAnnualInspection(entry.description)
      ? `/fleet-data/${vehicle.id}/annual-inspections/new?on=${entry.service_date}`
      : undefined,
    mayModify: scope.may("records:modify") && !closed.left && !closed.removed,
  };
}

export default function ServiceEntryPage() {
  const { list, page, mayModify, fitted, partsList, addPart, changes } = useLoaderData<typeof loader>();
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
      title="Service Entry"
      close={{ to: list, label: "Back to the service entries" }}
      actions={actions}
    >
      <Facts />
      <PartsFitted
        {...fitted}
        list={partsList}
        add={mayModify && <ButtonLink to={addPart}>Add Part Fitted Here</ButtonLink>}
      />
      <Completed />
      <ChangesList changes={changes} />
    </DialogPage>
  );
}

function Facts() {
  const { title, facts, photoId, report, removed, mayModify, annual } = useLoaderData<typeof loader>();
  return (
    <>
      <p>{title}</p>
      {removed && (
        <Notice kind="info" title={`Removed on ${removed}`}>
          It is kept in the vehicle&apos;s history.
        </Notice>
      )}
      {mayModify && annual && (
        <p>
          Was it the annual inspection? A service entry does not count as one.{" "}
          <Link to={annual}>Record it as an annual inspection</Link>
        </p>
      )}
      <ServiceDetails facts={facts} />
      {photoId && <PhotoLink id={photoId} description="Photo of the invoice" />}
      {report && (
        <p>
          Certified on a driver&apos;s report: <Link to={`/inspections/${report}`}>open the report</Link>
        </p>
      )}
    </>
  );
}

function Completed() {
  const { completed } = useLoaderData<typeof loader>();
  if (completed.length === 0) return null;
  return (
    <Card title="Reminders completed">
      <ul>
        {completed.map(({ id, task }) => (
          <li key={id}>{task}</li>
        ))}
      </ul>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
