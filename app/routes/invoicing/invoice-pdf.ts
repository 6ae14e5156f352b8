import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { getLogo, invoicePdf } from "~/features/invoices/document/invoice-pdf.server";
import { readPaper } from "~/features/invoices/document/paper-sizes";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { invoiceOf } from "./+shared/invoice-of.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
    const { document } = await invoiceOf(scope, params.invoiceId);
    const invoice = invoiceView(document);
    const logo = await getLogo(scope, invoice);
    const paper = readPaper(new URL(request.url).searchParams.get("paper"));
    const bytes = await invoicePdf(invoice, paper, logo);
    return new Response(bytes as BodyInit, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${invoice.number ?? "draft"}.pdf"`,
        "content-length": String(bytes.byteLength),
        "cache-control": "private, no-store",
      },
    });
  });
}
