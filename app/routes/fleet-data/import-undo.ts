import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseForm, readForm, staleButton } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { notUndone } from "~/features/imports/import-failures";
import { getImport } from "~/features/imports/imports.server";
import { undoImport } from "~/features/imports/undo-import.server";
import { attemptButton } from "~/http/forms/attempt-button.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";
import { formatCounted } from "~/ui/format";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const file = orNotFound(await getImport(scope, readId(params.importId)));
  const back = `/fleet-data/import/${file.id}`;
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return redirectWithFlash(request, back, staleButton);
  return attemptButton(request, back, notUndone, async () => {
    const result = await undoImport(scope, file, parsed.token);
    if ("problem" in result) return { kind: "info", title: "Nothing to undo" };
    const { undone, kept } = result;
    return {
      kind: "success",
      title: `Import undone: ${formatCounted(undone, "row")} taken back`,
      text: kept.length > 0 ? `Changed since, and kept: ${kept.join("; ")}.`.slice(0, 1000) : undefined,
    };
  });
}
