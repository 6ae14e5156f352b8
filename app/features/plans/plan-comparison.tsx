import { type Plan, plans } from "~/auth/permissions";
import { Icon } from "~/ui/icon";
import { type PlanFeature, featureIn, planFeatures, planNames } from "./plan-features";

/** Every feature in every plan, in four narrow columns that fit a phone. `current` is marked. */
export function PlanComparison({ current }: { current: Plan }) {
  const classOf = (plan: Plan) => (plan === current ? "plan-table-current" : undefined);
  return (
    <table className="plan-table">
      <caption className="visually-hidden">What each plan has</caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          {planNames.map((plan) => (
            <th key={plan} scope="col" className={classOf(plan)}>
              {plans[plan].name} {plan === current && <small>Your plan</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, has }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {planNames.map((plan) => (
              <td key={plan} className={classOf(plan)}>
                <Included has={has(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Has = string | true | null;

const rows: { label: string; has: (plan: Plan) => Has }[] = [
  { label: "Price per month", has: (plan) => `$${plans[plan].price}` },
  ...planFeatures.map((feature: PlanFeature) => ({
    label: feature.label,
    has: (plan: Plan) => featureIn(feature, plan),
  })),
];

function Included({ has }: { has: Has }) {
  if (typeof has === "string") return has;
  return has ? (
    <>
      <Icon name="check" /> <span className="visually-hidden">Yes</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span> <span className="visually-hidden">No</span>
    </>
  );
}
