import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { partFacts, partName } from "~/features/parts/part-facts";
import { removedPartSchema } from "~/features/parts/part-schema";
import { removePart } from "~/features/parts/parts.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { RadioGroup } from "~/ui/radio-group";
import { partOfVehicle } from "./+shared/part-of-vehicle.server";

export const meta = pageTitle("Remove Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { part, page, closed } = await partOfVehicle(scope, params);
  return { page, closed, name: partName(partFacts(part, false)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, list } = await partOfVehicle(scope, params);
  const parsed = parseForm(form, removedPartSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to remove part", async () => {
    const removed = await removePart(scope, which, parsed.value.removedAs);
    if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${which.vehicleId}`, hasLeft);
    const text = "You find it under Removed Parts and in the vehicle's history.";
    return redirectWithFlash(request, list, { kind: "success", title: "Part removed", text });
  });
}

export default function RemovePartPage() {
  const { page, closed, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ removedAs: string }>({ id: "remove", lastResult: answer?.result });
  return (
    <DialogPage title={`Remove ${name}?`} close={{ to: page, label: "Back to the part" }}>
      <ClosedNotice {...closed} />
      <PostForm {...getFormProps(form)} action={`${page}/remove`}>
        <Refusal form={form} title={answer?.title} />
        <RadioGroup
          field={fields.removedAs}
          legend="What happened"
          hint="Either way it leaves the list and stays in the vehicle's history."
          options={[
            { value: "taken_off", label: "It was taken off the vehicle. Its cost still counts." },
            { value: "mistake", label: "It was entered by mistake. Its cost and its mileage do not count." },
          ]}
        />
        <ButtonRow>
          <Button variant="danger">Remove Part</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
