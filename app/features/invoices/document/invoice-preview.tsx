import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { InvoiceSheet } from "./invoice-sheet";
import type { InvoiceView } from "./invoice-view";

/** Within the form that it shows, after its first button: Close posts what is typed and shows the form alone. */
export function InvoicePreview({ invoice, children }: { invoice: InvoiceView; children: ReactNode }) {
  const close = (
    <Button variant="secondary" name="step" value="close">
      Close
    </Button>
  );
  return (
    <div className="invoice-preview">
      <Card
        title="Preview Invoice"
        actions={
          <>
            {close}
            {children}
          </>
        }
      >
        <InvoiceSheet invoice={invoice} />
      </Card>
    </div>
  );
}
