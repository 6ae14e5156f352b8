import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { readForm } from "~/http/forms/read-form.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { companyGone } from "./company-gone.server";

/** Of a button without fields on the page of a company. `press` returns the message for that page, or undefined if the company is gone. */
export function companyButton(press: (scope: Scope, companyId: string) => Promise<Flash | undefined>) {
  return async ({ request, params }: ActionFunctionArgs) => {
    const scope = await requireScope(request, "crm:use");
    const id = readId(params.companyId);
    await readForm(request, scope);
    const flash = await press(scope, id);
    return flash ? redirectWithFlash(request, `/master-crm/companies/${id}`, flash) : companyGone(request);
  };
}
