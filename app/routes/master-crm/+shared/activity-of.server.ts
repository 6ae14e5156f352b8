import type { Scope } from "~/auth/scope";
import { getActivity } from "~/features/master-crm/activities/activities.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function activityOf(scope: Scope, { activityId }: { activityId?: string }) {
  return orNotFound(await getActivity(scope, readId(activityId)));
}
