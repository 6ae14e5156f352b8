import { getFormProps, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PostedForm, parseForm, readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { decodeIntoForm } from "~/features/vehicles/decode/decode-preview.server";
import { type CarriedField, DecodeInForm, carriedFields } from "~/features/vehicles/decode/decode-in-form";
import { PlanNotice } from "~/features/plans/plan-notice";
import { planOffer } from "~/features/plans/plan-offer.server";
import type { VehicleField } from "~/features/vehicles/vehicle-fields";
import { VehicleFormFields } from "~/features/vehicles/vehicle-form";
import { vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { newVehicleSchema } from "~/features/vehicles/vehicle-schema";
import { vinWarning } from "~/features/vehicles/vin-warning";
import { addVehicle, countVehicles } from "~/features/vehicles/vehicles.server";
import { ScanReview, evidenceOf } from "~/features/scans/scan-review";
import { endScanOf, reviewedScan } from "~/features/scans/reviewed-scan.server";
import { scannedVehicle, scannedVehicleLabels } from "~/features/scans/scanned-vehicle";
import { askingIfUsed } from "~/features/scans/used-scan.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, fill } from "~/http/forms/form-answer.server";
import { unseenText } from "~/http/requests/plain-text";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { PageAnswer } from "~/http/forms/page-answer";
import { ConfirmQuestion } from "~/http/forms/record-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { FirstButton } from "~/ui/first-button";
import { StartOver } from "./+shared/start-over";

export const meta = pageTitle("Add New Vehicle");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const limit = scope.limits.vehicles;
  const isFull = limit !== null && (await countVehicles(scope)) >= limit;
  const scan = scannedVehicle(await reviewedScan(scope, request, scannedVehicleLabels));
  return { limit, offer: isFull ? await planOffer(scope) : undefined, scan };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const form = await readForm(request, scope);
  const { searchParams } = new URL(request.url);
  if (searchParams.get("step") === "decode") return decode(scope, form, searchParams.get("vin"));
  const asked = { schema: newVehicleSchema, failure: "Failed to add vehicle" };
  return saveForm(
    form,
    asked,
    askingIfUsed(async (typed, token) => {
      const added = await addVehicle(scope, typed, token, endScanOf(scope, { request, form }, {}));
      if ("problem" in added) return vehicleProblemText(added);
      const { columns, note, staleDecode } = typed;
      const said = [unseenText(form, "vin"), note, vinWarning(columns.vin), staleDecode];
      const text = said.filter(Boolean).join(" ") || undefined;
      const flash = { kind: "success", title: "Vehicle added!", text } as const;
      return redirectWithFlash(request, "/fleet-data?added=1", flash);
    }),
  );
}

async function decode(scope: Scope, form: PostedForm, proposal: string | null) {
  const parsed = parseForm(form, newVehicleSchema);
  return attempt(parsed, "Failed to decode VIN", async () => {
    const text = (name: string) => String(form.fields.get(name) ?? "");
    const vin = proposal ?? text("vin");
    const { problems, facts, values } = await decodeIntoForm(scope, vin, {
      makeModel: text("makeModel"),
      make: text("make"),
      model: text("model"),
      noVin: form.fields.get("noVin") === "on",
    });
    // Other missing or wrong fields are reported later: only the VIN matters here.
    const error: Record<string, string[]> = problems ? { vin: problems } : {};
    const typed = {
      ...parsed.submission.reply(),
      status: problems ? ("error" as const) : undefined,
      error,
    };
    const unseen = unseenText(form, "vin");
    if (unseen) facts?.warnings.unshift(unseen);
    const answer = { formToken: parsed.formToken, facts, result: fill(typed, { vin, ...values }) };
    if (!problems) return { ...answer, title: "" };
    return data({ ...answer, title: "Invalid VIN" }, { status: 400 });
  });
}

type Fields = Record<VehicleField | CarriedField | "otherThan", string>;

export default function NewVehiclePage() {
  const { limit, offer, scan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const id = scan ? `vehicle-${scan.id}` : "vehicle";
  const [form, fields] = useForm<Fields>({ id, lastResult: answer?.result, defaultValue: scan?.values });
  const page = `/fleet-data/new?${scan ? `scan=${scan.id}&` : ""}`;
  const decoding = `${page}step=decode`;
  const question = answer && "question" in answer ? answer.question : undefined;
  const facts = answer && "facts" in answer ? answer.facts : undefined;
  return (
    <DialogPage title="Add New Vehicle" close={{ to: "/fleet-data", label: "Back to the vehicles" }}>
      <FromPhoto />
      <PostForm {...getFormProps(form)} action={page.slice(0, -1)}>
        <Refusal form={form} answer={answer} />
        {question && (
          <PageAnswer title={question.title}>
            <FirstButton step="decode" form={form.id} formAction={decoding}>
              Decode
            </FirstButton>
            <ConfirmQuestion form={form.id} {...question} />
          </PageAnswer>
        )}
        {offer && <PlanNotice heading={`Your plan's ${limit} vehicles are all in use`} {...offer} />}
        <VehicleFormFields
          fields={fields}
          decode={<DecodeInForm fields={fields} facts={facts} action={decoding} />}
          beside={scan ? evidenceOf(scan) : undefined}
        />
        {carriedFields.map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name].initialValue ?? ""} />
        ))}
        <ButtonRow>
          <Button>{scan ? "Confirm & Add" : "Add Vehicle"}</Button>
          <ButtonLink to="/fleet-data">Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

function FromPhoto() {
  const { scan } = useLoaderData<typeof loader>();
  if (!scan) return <ButtonLink to="/scans/new/vehicle">Scan a VIN from a photo</ButtonLink>;
  return <ScanReview scan={scan} confirm="Confirm & Add" startOver={<StartOver scanId={scan.id} />} />;
}
