import { interests } from "~/features/contact-requests/contact-request-choices";
import { fleetSizes } from "~/features/plans/business-info-choices";
import { wantedText } from "~/features/plans/plan-text";
import type { Wanted } from "~/features/plans/trial";
import { formatTime } from "~/ui/format";
import { labelOf } from "../customers/crm-customer-choices";
import { newCrmCustomerValues } from "../customers/crm-customer-text";
import type { ListedRequest } from "./requests.server";

/** A row of the list, also for the dashboard. Times are the provider's. */
export function requestView(request: ListedRequest, timeZone: string) {
  const { kind, id, state, handled_by, made_id, known_id, known_name } = request;
  return {
    kind,
    id,
    page: `/master-crm/requests/${kind}/${id}`,
    time: formatTime(request.created_at, timeZone),
    company: request.company || "(without a name)",
    companyId: request.company_id,
    person: request.person,
    email: request.email,
    phone: request.phone,
    wanted: wantedWords(request),
    message: request.message,
    isSuspect: request.is_suspect,
    state,
    stateText: stateWords(state, made_id, handled_by),
    madeId: made_id,
    known: known_id && known_id !== made_id ? { id: known_id, name: known_name ?? "" } : undefined,
    mayMake: made_id === null,
  };
}

export type RequestRow = ReturnType<typeof requestView>;

function wantedWords({ kind, wanted, fleet_size }: ListedRequest): string {
  if (kind === "plan") return wantedText(wanted as Wanted);
  const size = fleet_size ? `, ${labelOf(fleetSizes, fleet_size)}` : "";
  return `${labelOf(interests, wanted)}${size}`;
}

function stateWords(state: ListedRequest["state"], madeId: string | null, by: string | null): string {
  if (state === "new") return "New";
  if (state === "aside") return `Put aside by ${by ?? ""}`;
  return madeId ? `Customer, by ${by ?? ""}` : "Made a customer, which was deleted since";
}

/** Among the customer's activities: who asked, and the text as it was sent. */
export function requestNote(request: ListedRequest) {
  const { kind, person, email, phone, message } = request;
  const title = `${kind === "plan" ? "Plan request" : "Contact form"}: ${wantedWords(request)}`;
  const who = [person, person === email ? "" : email, phone].filter(Boolean).join(", ");
  return { title: title.slice(0, 200), description: [who, message].filter(Boolean).join("\n\n") };
}

/** The form of a new customer, filled with what the visitor sent. */
export function requestFormValues({ company, person, email, phone }: ListedRequest) {
  return {
    ...newCrmCustomerValues,
    companyName: company,
    contactEmail: email,
    phoneNumber: phone,
    notes: `Contact: ${person}`,
  };
}
