import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { undoStockInvoice } from "~/features/scanned-parts/stock/stock-invoice.server";
import { attemptButton } from "~/http/forms/attempt-button.server";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { noFields } from "~/http/forms/save-form.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { formatCounted } from "~/ui/format";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const id = readId(params.vendorInvoiceId);
  const page = `/inventory/scan-invoice/${id}`;
  const parsed = parseForm(await readForm(request, scope), noFields);
  if ("problem" in parsed) return redirectWithFlash(request, page, staleButton);
  return attemptButton(request, page, notTakenBack, async (): Promise<Flash> => {
    const done = await undoStockInvoice(scope, id, parsed.token);
    if (!("problem" in done)) return takenBack(done);
    if (done.problem === "gone") refuseRequest(404);
    return { kind: "info", title: "The invoice was taken back before" };
  });
}

const notTakenBack = {
  title: "Nothing was taken back",
  text: "What the invoice put on the shelf is still there. Press Undo again: nothing is taken back twice.",
};

function takenBack({ undone, kept }: { undone: number; kept: number }): Flash {
  const stays =
    kept > 0
      ? ` ${formatCounted(kept, "row")} ${kept === 1 ? "stays" : "stay"}: somebody changed, moved or sold the part.`
      : "";
  const text = `${formatCounted(undone, "row")} taken back.${stays}`;
  return { kind: "success", title: "The invoice was taken back", text };
}
