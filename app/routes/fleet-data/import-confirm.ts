import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseForm, readForm, staleButton } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { version } from "~/features/amounts/amount-fields";
import { getImport } from "~/features/imports/imports.server";
import { readImport } from "~/features/imports/plan-import.server";
import { confirmImport } from "~/features/imports/write-import.server";
import { redirectWithFlash } from "~/http/flash.server";
import { readId } from "~/http/read-id.server";
import { orNotFound, refuseRequest } from "~/http/refuse-request.server";
import { formatCounted } from "~/ui/format";

export { default } from "~/http/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const file = orNotFound(await getImport(scope, readId(params.importId)));
  const back = `/fleet-data/import/${file.id}`;
  const parsed = parseForm(await readForm(request, scope), z.object({ version }));
  if (!parsed.ok) return redirectWithFlash(request, back, staleButton);
  const read = await readImport(scope, file);
  const saved = await confirmImport(scope, file, { read, version: parsed.value.version }, parsed.token);
  if ("written" in saved) {
    const title = `${formatCounted(saved.written, "row")} imported`;
    return redirectWithFlash(request, back, { kind: "success", title });
  }
  return redirectWithFlash(
    request,
    back,
    saved.problem === "not-draft"
      ? { kind: "info", title: "Nothing was imported", text: "This file was imported already." }
      : {
          kind: "error",
          title: "Nothing was imported",
          text: "Somebody changed how the file is read after you opened this page. Look at the rows again.",
        },
  );
}
