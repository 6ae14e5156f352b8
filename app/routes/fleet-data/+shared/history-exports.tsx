import { eventKinds } from "~/features/history/event-kinds";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export function HistoryExports({ id, badge }: { id: string; badge: string | undefined }) {
  return (
    <div className="filter">
      <Card title="Export CSV" collapsible>
        {badge && <Badge kind="plan">{badge}</Badge>}
        <ButtonRow>
          {eventKinds.map(({ value, label }) => (
            <ButtonLink key={value} to={`/fleet-data/${id}/history.csv?kind=${value}`}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
        <ButtonRow>
          {!badge &&
            eventKinds.map(({ value, label }) => (
              <PlainCsvLink key={value} file={`/fleet-data/${id}/history.csv?kind=${value}`} of={label} />
            ))}
        </ButtonRow>
      </Card>
    </div>
  );
}
