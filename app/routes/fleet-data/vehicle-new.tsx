import { type FieldMetadata, getFormProps, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PostedForm, parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { environment } from "~/environment";
import { type DecodeFacts, decodeIntoForm } from "~/features/vehicles/decode-preview.server";
import { DecodeResult, VinWarnings } from "~/features/vehicles/decode-result";
import { type DecodedField, decodedFields } from "~/features/vehicles/decoded-fields";
import { PlanNotice } from "~/features/vehicles/plan-notice";
import { type VehicleField, VehicleFormFields } from "~/features/vehicles/vehicle-form";
import { vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { newVehicleSchema } from "~/features/vehicles/vehicle-schema";
import { vinWarning } from "~/features/vehicles/vin-warning";
import { addVehicle } from "~/features/vehicles/vehicles.server";
import { redirectWithFlash } from "~/http/flash.server";
import { attempt, fill, refuse } from "~/http/form-answer.server";
import { pageTitle } from "~/http/page-title";
import { PostForm } from "~/http/post-form";
import { Refusal } from "~/http/refusal";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";

export const meta = pageTitle("Add New Vehicle");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return { salesEmail: environment.SALES_EMAIL, paying: scope.plan !== "free" };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const form = await readForm(request, scope);
  const { searchParams } = new URL(request.url);
  if (searchParams.get("step") === "decode") return decode(scope, form, searchParams.get("vin"));
  const parsed = parseForm(form, newVehicleSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to add vehicle", async () => {
    const added = await addVehicle(scope, parsed.value, parsed.token);
    if ("problem" in added) {
      const title = added.problem === "limit" ? "Upgrade Required" : "Failed to add vehicle";
      return refuse(parsed, title, vehicleProblemText(added), added.problem === "limit" ? 403 : 409);
    }
    const { columns, note } = parsed.value;
    const text = [note, vinWarning(columns.vin)].filter(Boolean).join(" ") || undefined;
    return redirectWithFlash(request, "/fleet-data?added=1", {
      kind: "success",
      title: "Vehicle added!",
      text,
    });
  });
}

async function decode(scope: Scope, form: PostedForm, proposal: string | null) {
  const parsed = parseForm(form, newVehicleSchema);
  return attempt(parsed, "Failed to decode VIN", async () => {
    // What is still missing or wrong elsewhere is for later: only the VIN matters here.
    const typed = { ...parsed.submission.reply(), status: undefined, error: {} };
    const vin = proposal ?? form.fields.get("vin");
    const { problems, facts, values } = await decodeIntoForm(
      scope,
      String(vin),
      String(form.fields.get("makeModel") ?? ""),
    );
    const answer = { formToken: parsed.formToken, facts };
    if (values) return { ...answer, result: fill(typed, values), title: "" };
    return data(
      {
        ...answer,
        result: { ...typed, status: "error" as const, error: { vin: problems } },
        title: "Invalid VIN",
      },
      { status: 400 },
    );
  });
}

type Fields = Record<VehicleField | DecodedField | "decodedVin" | "decodeSource", string>;

// What the last decode found travels with the form, so that adding the vehicle saves it too.
const carried = [...decodedFields.map(({ name }) => name), "decodedVin", "decodeSource"] as const;

export default function NewVehiclePage() {
  const { salesEmail, paying } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({ id: "vehicle", lastResult: answer?.result });
  const facts = answer && "facts" in answer ? answer.facts : undefined;
  return (
    <DialogPage title="Add New Vehicle" close={{ to: "/fleet-data", label: "Back to the vehicles" }}>
      <PostForm {...getFormProps(form)} action="/fleet-data/new">
        <Refusal form={form} title={answer?.title} />
        {answer?.title === "Upgrade Required" && (
          <PlanNotice heading="Plans" salesEmail={salesEmail} paying={paying} />
        )}
        <VehicleFormFields fields={fields} decode={<Decode fields={fields} facts={facts} />} />
        {carried.map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name].initialValue ?? ""} />
        ))}
        <ButtonRow>
          <Button>Add Vehicle</Button>
          <ButtonLink to="/fleet-data">Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

type DecodeProps = { fields: Record<keyof Fields, FieldMetadata<string>>; facts: DecodeFacts | undefined };

/** Enter, and the Enter of a bar-code scanner, press the form's first button: this one, which saves nothing. */
function Decode({ fields, facts }: DecodeProps) {
  const source = facts?.source ?? (fields.decodeSource.initialValue as DecodeFacts["source"] | undefined);
  const values = decodedFields.map(({ name }) => [name, fields[name].initialValue ?? ""] as const);
  const propose = (vin: string) => (
    <Button variant="secondary" formAction={`/fleet-data/new?step=decode&vin=${vin}`}>
      {vin}
    </Button>
  );
  return (
    <>
      <ButtonRow>
        <Button variant="secondary" formAction="/fleet-data/new?step=decode">
          Decode VIN
        </Button>
      </ButtonRow>
      {facts && <VinWarnings warnings={facts.warnings} proposals={facts.proposals} proposal={propose} />}
      {source && (
        <DecodeResult values={Object.fromEntries(values) as Record<DecodedField, string>} source={source} />
      )}
    </>
  );
}
