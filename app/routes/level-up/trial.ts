import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireScope } from "~/auth/require-scope.server";
import { startTrial } from "~/features/plans/plan-state.server";
import { startedText, trialProblemText } from "~/features/plans/plan-text";
import { trialPlans } from "~/features/plans/trial";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "plans:request");
  const parsed = parseForm(await readForm(request, scope), z.object({ plan: z.enum(trialPlans) }));
  if ("problem" in parsed) return redirectWithFlash(request, "/level-up", staleButton);
  const { plan } = parsed.value;
  const started = await startTrial(scope, plan, parsed.token);
  return redirectWithFlash(
    request,
    "/level-up",
    "problem" in started
      ? { kind: "error", title: "No trial was started", text: trialProblemText(started) }
      : { kind: "success", title: "Your trial has begun", text: startedText({ plan, ...started }) },
  );
}
