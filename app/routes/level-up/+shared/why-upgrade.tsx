import { plans } from "~/auth/permissions";
import { Card } from "~/ui/card";

const { pro } = plans;

const reasons = [
  {
    title: "Room for the whole fleet",
    text: `${pro.vehicles} vehicles and ${pro.inventoryItems} inventory items on Pro, no limit on Enterprise.`,
  },
  {
    title: "You hear of it at once",
    text: "On Pro and Enterprise managers get an email when a vehicle breaks down or a part runs low.",
  },
  {
    title: "Know what each vehicle costs",
    text: "Costs of any period and per mile, from the records that you keep anyway.",
  },
  {
    title: "Sell from the same shelf",
    text: "On Enterprise an invoice takes its parts from the stock, and payments and balances are kept with it.",
  },
  {
    title: "Take your lists along",
    text: "CSV files of vehicles, parts and history on Pro and Enterprise, for the bookkeeper or another program.",
  },
  {
    title: "You can always go back",
    text: "On a smaller plan everything you recorded stays readable, and what you have stays in use.",
  },
];

export function WhyUpgrade() {
  return (
    <Card title="Why Upgrade?">
      <ul className="plan-reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
