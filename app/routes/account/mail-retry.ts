import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { retryMail } from "~/features/mail/mail.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "mail:retry");
  await readForm(request, scope);
  const { problem } = await retryMail(scope, readId(params.mailId));
  return redirectWithFlash(
    request,
    "/account/mail",
    problem ? refusals[problem] : { kind: "success", title: "Mail queued again" },
  );
}

const refusals = {
  "not-waiting": {
    kind: "info",
    title: "Nothing to retry",
    text: "This mail was sent, is queued already, or is of no use any more.",
  },
  "not-configured": {
    kind: "error",
    title: "Mail is not set up here",
    text: "The person who runs the server sets SMTP_URL.",
  },
} as const;
