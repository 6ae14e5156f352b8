import type { costWords } from "~/features/history/cost-text";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";

type CostCardProps = {
  costs?: ReturnType<typeof costWords>;
  upgrade?: { badge: string; text: string };
};

export function CostCard({ costs, upgrade }: CostCardProps) {
  if (upgrade) {
    return (
      <p>
        <Badge kind="plan">{upgrade.badge}</Badge> {upgrade.text}
      </p>
    );
  }
  if (!costs) return null;
  return (
    <Card title="Costs in this period">
      <DetailsList details={costs.details} />
      {costs.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}
