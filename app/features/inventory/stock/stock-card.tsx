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

/** The stock on the dashboard. */
export function StockCard({ title, stock, upgrade }: StockCardProps) {
  if (upgrade) {
    return (
      <Card title={title} collapsible>
        <p>
          <Badge kind="plan">{upgrade.badge}</Badge> {upgrade.text}.
        </p>
      </Card>
    );
  }
  if (!stock) {
    return (
      <Card title={title} collapsible>
        <p>Your sign-in does not open the inventory. A manager can put you at the parts counter.</p>
      </Card>
    );
  }
  return (
    <Card title={title} collapsible actions={<ButtonLink to="/inventory">Open My Inventory</ButtonLink>}>
      <Stat value={formatCount(stock.parts)} label={stock.parts === 1 ? "part number" : "part numbers"} />
      <LowStockLink low={stock.low} />
    </Card>
  );
}
