import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { statementPdf } from "~/features/invoices/balances/statement-pdf.server";
import { statementView } from "~/features/invoices/balances/statement-view";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { statementOf } from "./+shared/statement-of.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
    const document = await statementOf(scope, request, params);
    const { to } = document.period;
    const bytes = await statementPdf(statementView(document));
    return new Response(bytes as BodyInit, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="statement-${to}.pdf"`,
        "content-length": String(bytes.byteLength),
        "cache-control": "private, no-store",
      },
    });
  });
}
