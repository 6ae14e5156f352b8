import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { readPeriod } from "~/features/calendar/read-period";
import { today } from "~/features/calendar/today";
import { retryMail } from "~/features/mail/mail.server";
import { retryText } from "~/features/mail/retry-text";
import { retryForm } from "~/http/forms/retry-form.server";
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
  // The page of the same days.
  const days = new URLSearchParams(
    readPeriod(new URL(request.url).searchParams, today(scope.account.timeZone)),
  );
  return retryForm(
    request,
    scope,
    `/invoicing/customers/${id}/statement/email?${days.toString()}`,
    async (mailId) => {
      const { problem } = await retryMail(scope, mailId, id);
      return retryText(problem, "Print the statement instead.");
    },
  );
}
