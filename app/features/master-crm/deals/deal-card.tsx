import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import type { BoardDeal } from "./deal-view";
import { MoveDealForm, type PostForm } from "./move-deal-form";

export function DealCard({ deal, back, form }: { deal: BoardDeal; back: string; form: PostForm }) {
  const { name, to, customer, value, probability, days, close, step, stale } = deal;
  return (
    <li className="deal">
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <p>
        <Link to={customer.to}>{customer.name}</Link>
      </p>
      <p>
        <b>{value}</b> at {probability}
      </p>
      <p className="deal-facts">
        {days} in this stage{close && `, expected close ${close}`}
      </p>
      {step && <p className="deal-facts">Next: {step}</p>}
      {stale && <StaleMark why={stale} />}
      <MoveDealForm deal={deal} back={back} form={form} />
    </li>
  );
}

export function StaleMark({ why }: { why: string }) {
  return (
    <p>
      <Badge kind="warning">Stale</Badge> {why}
    </p>
  );
}
