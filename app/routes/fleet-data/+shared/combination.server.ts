import { data } from "@remix-run/node";
import type { Scope } from "~/auth/scope";
import { getLastResults, isMarkRestOk, markRestOk } from "~/features/inspections/mark-rest-ok.server";
import { filledFacts, toSignature } from "~/features/inspections/inspection-messages.server";
import { itemsOfCombination } from "~/features/inspections/items/inspection-items";
import { inspectionSchema } from "~/features/inspections/inspection-schema";
import { signerOf } from "~/features/inspections/signature";
import type { ReportToRead } from "~/features/inspections/inspections-to-read";
import { type Combination, listUnsafeDefects } from "~/features/inspections/open-defects/open-defects.server";
import {
  type NamedTrailer,
  hasTowedAnswers,
  towedFields,
  trailerProblemText,
  trailerText,
} from "~/features/inspections/trailer/named-trailer";
import { findTrailer } from "~/features/inspections/trailer/named-trailer.server";
import type { TrailerShown } from "~/features/inspections/trailer/trailer-fields";
import type { getVehicle } from "~/features/vehicles/vehicles.server";
import { type FormAnswer, fill, isCheck } from "~/http/forms/form-answer.server";
import { type PostedForm, parseForm } from "~/http/forms/read-form.server";
import type { saveForm } from "~/http/forms/save-form.server";
import { openDefectsShown, reportsToRead } from "./open-for-driver.server";

type Vehicle = NonNullable<Awaited<ReturnType<typeof getVehicle>>>;

export type InspectionAnswer = FormAnswer & {
  /** What a button did that saves nothing. */
  filled?: ReturnType<typeof filledFacts>;
  trailer?: TrailerShown & { toRead: ReportToRead[] };
};

type Asked = Awaited<ReturnType<typeof readCombination>>;

/** What the posted form is about, and how it is read. */
export async function readCombination(scope: Scope, vehicle: Vehicle, { fields }: PostedForm) {
  const unitKind = vehicle.found_kind;
  const typed = unitKind === "truck" ? fields.get("trailer") : null;
  const trailer = typeof typed === "string" ? await findTrailer(scope, typed) : undefined;
  const named = trailer && !("problem" in trailer) ? trailer : undefined;
  const combination: Combination = { vehicleId: vehicle.id, trailer: named };
  const openDefects = await listUnsafeDefects(scope, combination);
  const signer = signerOf(scope);
  const schema = inspectionSchema({
    ...{ meterUnit: vehicle.meter_unit, timeZone: scope.account.timeZone },
    ...{ unitKind, openDefects, trailer, signer },
  });
  const isShown = named !== undefined && fields.get("trailerShown") === named.key;
  return { unitKind, trailer, named, combination, openDefects, signer, schema, isShown };
}

/** A button was pressed, or Enter in the trailer's field, that fills the form or shows the trailer's items, and saves nothing. */
export function isFilling(form: PostedForm, { named, isShown }: Asked): boolean {
  const isNew = named !== undefined && !isShown;
  return isMarkRestOk(form) || isShowTrailer(form) || (isCheck(form) && isNew);
}

function isShowTrailer({ fields }: PostedForm): boolean {
  return fields.get("step") === "trailer";
}

export async function fillForm(scope: Scope, form: PostedForm, asked: Asked) {
  const { submission, formToken } = parseForm(form, asked.schema);
  // Other missing or wrong fields are reported later.
  const typed = { ...submission.reply(), status: undefined, error: {} };
  const trailer = await shownTrailer(scope, form, asked);
  if (isMarkRestOk(form)) {
    const { filled, left } = markRestOk(
      form,
      itemsOfCombination(asked.unitKind, asked.isShown),
      await getLastResults(scope, asked.combination),
    );
    const result = fill(typed, filled);
    return data<InspectionAnswer>({
      result,
      title: "",
      formToken,
      filled: filledFacts(filled, left),
      trailer,
    });
  }
  if (asked.trailer && "problem" in asked.trailer) {
    const error = { trailer: [trailerProblemText(asked.trailer)] };
    const result = { ...typed, status: "error" as const, error };
    return data<InspectionAnswer>(
      { result, title: "Check the trailer", formToken, trailer },
      { status: 400 },
    );
  }
  const none = Object.fromEntries(towedFields(form.fields).map((name) => [name, ""]));
  const result = fill(typed, asked.named ? {} : none);
  return data<InspectionAnswer>({
    ...{ result, title: "", formToken },
    filled: asked.named ? shownFacts(asked.named) : noTrailer,
    trailer: asked.named && trailer,
  });
}

/** A refused form still shows the items of its trailer. */
export async function withTrailer(
  scope: Scope,
  form: PostedForm,
  asked: Asked,
  answer: Awaited<ReturnType<typeof saveForm>>,
) {
  if (!("data" in answer)) return answer;
  const trailer = await shownTrailer(scope, form, asked);
  return data<InspectionAnswer>({ ...answer.data, trailer }, answer.init ?? {});
}

const noTrailer = { text: "No trailer. Nothing is saved yet.", left: [], goTo: toSignature };

function shownFacts(trailer: NamedTrailer) {
  const text = `Trailer ${trailerText(trailer)}: its items are below. Nothing is saved yet.`;
  return { text, left: [], goTo: { to: "#trailer-items", label: "Go on to its items" } };
}

async function shownTrailer(scope: Scope, { fields }: PostedForm, asked: Asked) {
  const { named, combination } = asked;
  if (!named) {
    if (!hasTowedAnswers(fields)) return undefined;
    return { key: "", heading: "Trailer", hint: "Its number is missing.", openDefects: [], toRead: [] };
  }
  const reports = fields.get("kind") === "post_trip" ? [] : await reportsToRead(scope, combination);
  return {
    key: named.key,
    heading: `Trailer ${trailerText(named)}`,
    hint: named.id
      ? "A defect here is an open defect of the trailer."
      : "Not one of your vehicles in service: its defects are listed with the unit that pulls it.",
    openDefects: openDefectsShown(
      asked.openDefects.filter(({ onTrailer }) => onTrailer),
      scope.account.timeZone,
    ),
    // The loader has those of the tractor.
    toRead: reports.filter(({ unit }) => unit !== "tractor"),
  };
}
