import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseForm, readForm, staleButton } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { version } from "~/features/amounts/amount-fields";
import { getStockImport } from "~/features/imports/imports.server";
import { openStockImport } from "~/features/imports/preview-stock.server";
import { type StockWritten, confirmStockImport } from "~/features/imports/write-stock.server";
import { notImported } from "~/features/imports/import-failures";
import { attemptButton } from "~/http/forms/attempt-button.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";
import { formatCount, formatCounted } from "~/ui/format";

/** A post without the fingerprint is one that has shown nothing. */
const schema = z.object({ version, fingerprint: z.string().default("") });

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const file = orNotFound(await getStockImport(scope, readId(params.importId)));
  const back = `/inventory/import/${file.id}`;
  const parsed = parseForm(await readForm(request, scope), schema);
  if (!parsed.ok) return redirectWithFlash(request, back, staleButton);
  return attemptButton(request, back, notImported, async () => {
    // A second press finds the file gone, and is told what the first one did.
    const rows = file.state === "draft" ? (await openStockImport(file)).rows : [];
    return messageOf(await confirmStockImport(scope, file, { rows, ...parsed.value }, parsed.token));
  });
}

function messageOf(saved: StockWritten): Flash {
  if ("written" in saved) {
    const text = `${formatCounted(saved.added, "part")} added, ${formatCount(saved.changed)} changed.`;
    const title = `${formatCounted(saved.written, "row")} imported`;
    return { kind: "success", title, text: [text, ...leftOut(saved.codes)].join(" ") };
  }
  switch (saved.problem) {
    case "not-draft":
      return {
        kind: "info",
        title: "Nothing was imported",
        text: "This file was imported already.",
      };
    case "limit":
      return {
        kind: "error",
        title: "Upgrade Required",
        text:
          `Your plan holds ${saved.limit} inventory items. ${formatCounted(saved.fits, "new part")} would fit, the file has ` +
          `${formatCount(saved.wanted)}. Nothing was imported.`,
      };
    case "changed-meanwhile":
      return {
        kind: "error",
        title: "Nothing was imported",
        text:
          "Parts, or how the file is read, changed after you opened the page. The file is kept. This page now shows what would happen now: " +
          "look at the rows again, then import them.",
      };
  }
}

/** The bar codes that were left out, as many as a message takes. */
function leftOut(codes: string[]): string[] {
  if (codes.length <= 4) return codes;
  return [...codes.slice(0, 3), `${formatCount(codes.length - 3)} more bar codes stay with their parts too.`];
}
