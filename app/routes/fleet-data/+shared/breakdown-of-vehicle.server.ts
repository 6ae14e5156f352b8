import type { Scope } from "~/auth/scope";
import { alertState, noAlert } from "~/features/breakdowns/alert-text";
import { alertOutlook } from "~/features/breakdowns/breakdown-alert.server";
import { getBreakdown } from "~/features/breakdowns/breakdowns.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { formatDay } from "~/ui/format";
import { recordVehicle } from "./record-vehicle.server";

type Params = Record<string, string | undefined>;

export async function breakdownOfVehicle(scope: Scope, { vehicleId, breakdownId }: Params) {
  const which = { vehicleId: readId(vehicleId), id: readId(breakdownId) };
  const vehicle = await recordVehicle(scope, vehicleId);
  const breakdown = orNotFound(await getBreakdown(scope, which.vehicleId, which.id));
  const list = `/fleet-data/${vehicle.id}/breakdowns`;
  return {
    which,
    vehicle,
    breakdown,
    list,
    page: `${list}/${breakdown.id}`,
    /** A line under the heading of a form. */
    of: `${breakdown.breakdown_type} of ${formatDay(breakdown.breakdown_date)}, ${vehicle.title}`,
    closed: { left: vehicle.hasLeft, removed: breakdown.removed_at !== null },
  };
}

type Mails = NonNullable<Awaited<ReturnType<typeof getBreakdown>>>["mails"];

export function alertsOf(scope: Scope, mails: Mails) {
  const outlook = alertOutlook(scope);
  const seesMail = scope.may("mail:view");
  return {
    alerts: mails.map((mail) => ({
      id: mail.id,
      text: alertState(mail, scope.account.timeZone),
      recipient: seesMail ? mail.recipient : undefined,
      mayRetry: mail.isRetryable && outlook === "mail" && scope.may("mail:retry"),
    })),
    noAlert: outlook === "mail" ? "No alert went out for this breakdown." : noAlert(outlook),
    seesMail,
  };
}
