import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isClosed, readStage } from "~/features/master-crm/deals/deal-choices";
import { dealGone, whereNowText } from "~/features/master-crm/deals/deal-problem";
import { moveSchema } from "~/features/master-crm/deals/deal-schema";
import { movedFlash } from "~/features/master-crm/deals/deal-text";
import { type Move, moveDeal } from "~/features/master-crm/deals/move-deal.server";
import type { Scope } from "~/auth/scope";
import { attemptButton } from "~/http/forms/attempt-button.server";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { safePath } from "~/http/requests/safe-path";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

const failure = {
  title: "Failed to move deal",
  text: "The deal is where it was. Press the button again: it will not be moved twice.",
};

/** To a closed stage by way of the page that asks for the probability and the reason. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.dealId);
  const form = await readForm(request, scope);
  const page = `/master-crm/deals/${id}`;
  const back = safePath(form.fields.get("back"), page);
  const parsed = parseForm(form, moveSchema);
  if (!form.onceKey || "problem" in parsed) return redirectWithFlash(request, back, staleButton);
  const { from } = parsed.value;
  const to = readStage(parsed.value.to);
  if (!to) return redirectWithFlash(request, back, chooseStage);
  if (isClosed(to)) return redirect(`${page}/close?to=${to}`, { status: 303 });
  return attemptButton(request, back, failure, () => move(scope, id, { from, to }, parsed.token));
}

const chooseStage: Flash = {
  kind: "error",
  title: "Nothing was moved",
  text: "Choose a stage from the list.",
};

async function move(scope: Scope, id: string, asked: Move, token: string): Promise<Flash> {
  const moved = await moveDeal(scope, id, asked, token);
  if (!("problem" in moved)) return movedFlash(asked.to, moved);
  if (moved.problem === "gone") return { kind: "error", title: "Nothing was moved", text: dealGone };
  const text = `The deal was moved after you opened the page. ${whereNowText(moved, scope.account.timeZone)}`;
  return { kind: moved.stage === asked.to ? "info" : "error", title: "Nothing was moved", text };
}
