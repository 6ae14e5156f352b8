import type { ReactNode } from "react";
import { type Plan, plans } from "~/auth/permissions";
import { Badge } from "~/ui/badge";
import { midSentence } from "~/ui/format";
import { Icon } from "~/ui/icon";
import { addedBy, lackedBy, planNames, priceText } from "./plan-features";

type PlanCardsProps = {
  current: Plan;
  /** On the current plan's card: "Your plan". */
  mark: string;
  actions: (plan: Plan) => ReactNode;
};

export function PlanCards({ current, mark, actions }: PlanCardsProps) {
  return (
    <ul className="plan-cards" aria-label="Plans">
      {planNames.map((plan) => (
        <li key={plan} className={plan === current ? "plan-card plan-card-current" : "plan-card"}>
          <div className="plan-card-head">
            <h2>{plans[plan].name}</h2>
            {plan === current && <Badge kind="good">{mark}</Badge>}
          </div>
          <Price plan={plan} />
          <Contents plan={plan} />
          <div className="plan-card-foot button-row">{actions(plan)}</div>
        </li>
      ))}
    </ul>
  );
}

function Price({ plan }: { plan: Plan }) {
  const [amount, ...period] = priceText(plan).split(" ");
  return (
    <p className="plan-price">
      <b>{amount}</b> {period.join(" ")}
    </p>
  );
}

function Contents({ plan }: { plan: Plan }) {
  const smaller = planNames[planNames.indexOf(plan) - 1];
  const lacks = plan === "pro" ? lackedBy(plan) : [];
  return (
    <>
      {smaller && <p>Everything in {plans[smaller].name}, and:</p>}
      <ul className="plan-contents">
        {addedBy(plan).map((line) => (
          <li key={line}>
            <Icon name="check" /> <span>{line}</span>
          </li>
        ))}
        {lacks.map((label) => (
          <li key={label} className="plan-lacks">
            <Icon name="close" /> <span>Not included: {midSentence(label.replace(/:.*/, ""))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
