import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatCount } from "~/ui/format";
import { Stat } from "~/ui/stat";
import { LowStockLink } from "../list/low-stock-link";

export type StockCardProps = {
  title: string;
  /** Undefined for people who may not open the inventory. */
  stock?: { parts: number; low: number };
  upgrade?: { badge: string; text: string };
};

/** The stock on the dashboard, on smaller plans too: parts recorded before a downgrade stay readable. */
export function StockCard({ title, stock, upgrade }: StockCardProps) {
  if (!stock) {
    return (
      <Card title={title} collapsible>
        <p>Your sign-in does not open the inventory. A manager can put you at the parts counter.</p>
      </Card>
    );
  }
  return (
    <Card title={title} collapsible actions={<ButtonLink to="/inventory">Open Inventory Manager</ButtonLink>}>
      {upgrade && (
        <p>
          <Badge kind="plan">{upgrade.badge}</Badge> {upgrade.text}.
        </p>
      )}
      {(stock.parts > 0 || !upgrade) && (
        <>
          <Stat value={formatCount(stock.parts)} label={stock.parts === 1 ? "part number" : "part numbers"} />
          <LowStockLink low={stock.low} />
        </>
      )}
    </Card>
  );
}
