import { Card } from "~/ui/card";
import { formatMoney } from "~/ui/format";
import type { OtherRow, ScannedInvoice } from "./scanned-invoice";

/** The rest of the invoice. It is shown so that a person can check the total, and is not added. */
export function OtherRows({ scan: { others, tax, total } }: { scan: ScannedInvoice }) {
  const sums: OtherRow[] = [
    ...others,
    ...(tax ? [{ kind: "tax", text: "", amount: tax }] : []),
    ...(total ? [{ kind: "total", text: "", amount: total }] : []),
  ];
  if (sums.length === 0) return null;
  return (
    <Card title="Also on the invoice">
      <ul>
        {sums.map(({ kind, text, amount }, index) => (
          <li key={index}>
            {kind.charAt(0).toUpperCase() + kind.slice(1)}
            {text && `: ${text}`}
            {amount && `, ${formatMoney(amount)}`}
          </li>
        ))}
      </ul>
      <p>These are not added as parts.</p>
    </Card>
  );
}
