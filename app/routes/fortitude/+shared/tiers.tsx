import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

export type Tier = {
  name: string;
  price: string;
  /** After the price, in smaller letters. */
  period?: string;
  badge?: string;
  contents: string[];
  action?: ReactNode;
};

export function Tiers({ label, tiers }: { label: string; tiers: Tier[] }) {
  return (
    <ul className="tiers" aria-label={label}>
      {tiers.map(({ name, price, period, badge, contents, action }) => (
        <li key={name} className={badge ? "tier tier-marked" : "tier"}>
          <h3>
            {name} {badge && <Badge kind="good">{badge}</Badge>}
          </h3>
          <p className="tier-price">
            <b>{price}</b>
            {period}
          </p>
          <ul className="ticks">
            {contents.map((line) => (
              <li key={line}>
                <Icon name="check" /> <span>{line}</span>
              </li>
            ))}
          </ul>
          {action && <div className="tier-action button-row">{action}</div>}
        </li>
      ))}
    </ul>
  );
}
