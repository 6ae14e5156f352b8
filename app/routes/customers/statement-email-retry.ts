import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { retryMail } from "~/features/mail/mail.server";
import { retryText } from "~/features/mail/retry-text";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

/** Only for mails about this customer; the account's other mails are retried on its mail page. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.customerId);
  const { fields } = await readForm(request, scope);
  const mailId = fields.get("mailId");
  const { problem } = await retryMail(scope, readId(typeof mailId === "string" ? mailId : undefined), id);
  const page = `/invoicing/customers/${id}/statement/email`;
  return redirectWithFlash(request, page, retryText(problem, "Print the statement instead."));
}
