import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardItem, CardList } from "~/ui/card";
import { Table, TypedLink } from "~/ui/table";
import type { CountView } from "../count-text";

export function OpenCounts({ counts }: { counts: CountView[] }) {
  return (
    <>
      <h2>Under way</h2>
      <CardList label="Counts under way">
        {counts.map((count) => (
          <CardItem
            key={count.id}
            title={capitalized(count.what)}
            to={`/inventory/count/${count.id}`}
            actions={
              <>
                <ButtonLink to={`/inventory/count/${count.id}/enter`} variant="primary" about={count.what}>
                  Scan
                </ButtonLink>
                <ButtonLink to={`/inventory/count/${count.id}/review`} about={count.what}>
                  Review and Stop
                </ButtonLink>
              </>
            }
          >
            <p>
              {count.author} since {count.since}. {count.progress}. {count.isBlind && <Badge>Blind</Badge>}
            </p>
          </CardItem>
        ))}
      </CardList>
    </>
  );
}

export function EndedCounts({ counts }: { counts: CountView[] }) {
  return (
    <Table
      caption="Counts so far"
      columns={[
        {
          heading: "Count",
          cell: ({ id, what }) => (
            <TypedLink to={`/inventory/count/${id}/review`}>{capitalized(what)}</TypedLink>
          ),
        },
        { heading: "Ended", cell: ({ over }) => over && `${over.at} by ${over.by}` },
        { heading: "Outcome", cell: ({ over }) => over?.outcome },
        { heading: "Counted", cell: ({ progress }) => progress },
        { heading: "Found slip", cell: ({ found }) => (found > 0 ? `${found} to settle` : "") },
      ]}
      rows={counts}
      rowKey={({ id }) => id}
    />
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
