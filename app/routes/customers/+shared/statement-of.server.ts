import type { Scope } from "~/auth/scope";
import { readPeriod } from "~/features/calendar/read-period";
import { today } from "~/features/calendar/today";
import {
  type StatementDocument,
  getStatementDocument,
} from "~/features/invoices/balances/statement-document.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

/** For the days in the URL. */
export async function statementOf(
  scope: Scope,
  request: Request,
  params: { customerId?: string },
): Promise<StatementDocument> {
  const period = readPeriod(new URL(request.url).searchParams, today(scope.account.timeZone));
  return orNotFound(await getStatementDocument(scope, readId(params.customerId), period));
}
