import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseForm, readForm, staleButton } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { version } from "~/features/amounts/amount-fields";
import { notImported } from "~/features/imports/import-failures";
import { getImport } from "~/features/imports/imports.server";
import { readImport } from "~/features/imports/plan-import.server";
import { confirmImport } from "~/features/imports/write-import.server";
import { attemptButton } from "~/http/forms/attempt-button.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
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
  const parsed = parseForm(await readForm(request, scope), z.object({ version }));
  if (!parsed.ok) return redirectWithFlash(request, back, staleButton);
  return attemptButton(request, back, notImported, async () => {
    const read = await readImport(scope, file);
    return messageOf(await confirmImport(scope, file, { read, ...parsed.value }, parsed.token));
  });
}

function messageOf(saved: Awaited<ReturnType<typeof confirmImport>>): Flash {
  if ("written" in saved)
    return { kind: "success", title: `${formatCounted(saved.written, "row")} imported` };
  const title = "Nothing was imported";
  if (saved.problem === "not-draft") return { kind: "info", title, text: "This file was imported already." };
  const text = "Somebody changed how the file is read after you opened this page. Look at the rows again.";
  return { kind: "error", title, text };
}
