import type { ActionFunctionArgs } from "@remix-run/node";
import { retryForm } from "~/http/forms/retry-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { retryMail } from "~/features/mail/mail.server";
import { retryText } from "~/features/mail/retry-text";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

/** Only for mails about this report; the account's other mails are retried on its mail page. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  return retryForm(request, scope, `/inspections/${id}`, async (mailId) => {
    const { problem } = await retryMail(scope, mailId, id);
    return retryText(problem, "Print the report instead.");
  });
}
