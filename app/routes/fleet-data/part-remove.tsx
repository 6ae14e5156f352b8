import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { partView, partName } from "~/features/parts/part-view";
import { removedPartSchema } from "~/features/parts/part-schema";
import { putBackNote } from "~/features/parts/stock-text";
import { removePart } from "~/features/parts/remove-part.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { RadioGroup } from "~/ui/radio-group";
import { partOfVehicle } from "./+shared/part-of-vehicle.server";

export const meta = pageTitle("Remove Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { part, page, closed } = await partOfVehicle(scope, params);
  return { page, closed, name: partName(partView(part, false)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, vehicle, list } = await partOfVehicle(scope, params);
  const asked = { schema: removedPartSchema, failure: "Failed to remove part" };
  return saveForm(form, asked, async ({ removedAs }) => {
    const removed = await removePart(scope, which, removedAs);
    if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${vehicle.id}`, hasLeft);
    if (!removed.removed && removed.before !== removedAs)
      return redirectWithFlash(request, list, removedBefore);
    const found = "You find it under Removed Parts and in the vehicle's history.";
    const stock = removed.removed && removed.stock ? putBackNote(removed.stock) : "";
    const text = `${found} ${stock}`.trim();
    return redirectWithFlash(request, list, { kind: "success", title: "Part removed", text });
  });
}

const removedBefore = {
  kind: "info",
  title: "The part was removed before",
  text: "Nothing was changed: it stays as it was removed then.",
} as const;

const reasons = [
  { value: "taken_off", label: "It was taken off the vehicle. Its cost still counts." },
  { value: "mistake", label: "It was entered by mistake. Its cost and its mileage do not count." },
];

export default function RemovePartPage() {
  const { page, closed, name } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ removedAs: string }>("remove");
  return (
    <RecordPage
      {...record}
      title={`Remove ${name}?`}
      back={{ to: page, label: "Back to the part" }}
      intro={<ClosedNotice {...closed} />}
      action={`${page}/remove`}
      save="Remove Part"
      danger
    >
      <RadioGroup
        field={fields.removedAs}
        legend="What happened"
        hint="Either way it leaves the list and stays in the vehicle's history."
        options={reasons}
      />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
