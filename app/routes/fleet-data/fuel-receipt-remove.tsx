import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { fuelNotes } from "~/features/fuel/fuel-values";
import { getFuelReceipt, numbersOf, removeFuelReceipt } from "~/features/fuel/fuel.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatDay } from "~/ui/format";

export const meta = pageTitle("Remove fuel receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), receiptId: readId(params.receiptId) };
  const receipt = orNotFound(await getFuelReceipt(scope, place));
  return { ...place, day: formatDay(receipt.receipt_date), notes: fuelNotes(numbersOf(receipt)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), receiptId: readId(params.receiptId) };
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to remove fuel receipt", async () => {
    const { removed } = await removeFuelReceipt(scope, place, parsed.token);
    return redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/fuel`,
      removed
        ? { kind: "success", title: "Fuel receipt removed", text: "It stays in the vehicle's history." }
        : { kind: "info", title: "Nothing was removed", text: "The receipt was no longer there." },
    );
  });
}

export default function FuelReceiptRemovePage() {
  const { vehicleId, receiptId, day, notes } = useLoaderData<typeof loader>();
  const back = `/fleet-data/${vehicleId}/fuel`;
  return (
    <DialogPage
      title={`Remove the fuel receipt of ${day}?`}
      close={{ to: `${back}/${receiptId}`, label: "Back to the receipt" }}
    >
      <p>{notes.join(" ")}</p>
      <p>
        It no longer counts in fuel economy and costs, and its mileage is struck out. It stays in the history.
      </p>
      <PostForm action={`${back}/${receiptId}/remove`}>
        <ButtonRow>
          <Button variant="danger">Remove Fuel Receipt</Button>
          <ButtonLink to={`${back}/${receiptId}`}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
