import { eventKinds } from "~/features/history/event-kinds";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatDay } from "~/ui/format";
import { PlainCsvLink } from "~/ui/plain-csv-link";

type HistoryExportsProps = {
  id: string;
  period: { from: string; to: string };
  badge: string | undefined;
};

/** Of the period that the page shows. */
export function HistoryExports({ id, period, badge }: HistoryExportsProps) {
  const { from, to } = period;
  const file = (kind: string) =>
    `/fleet-data/${id}/history.csv?${new URLSearchParams({ kind, from, to }).toString()}`;
  return (
    <div className="filter">
      <Card title="Export CSV" collapsible>
        <p>
          {formatDay(from)} to {formatDay(to)}, as above
        </p>
        {badge && <Badge kind="plan">{badge}</Badge>}
        <ButtonRow>
          {eventKinds.map(({ value, label }) => (
            <ButtonLink key={value} to={file(value)}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
        <ButtonRow>
          {!badge &&
            eventKinds.map(({ value, label }) => <PlainCsvLink key={value} file={file(value)} of={label} />)}
        </ButtonRow>
      </Card>
    </div>
  );
}
