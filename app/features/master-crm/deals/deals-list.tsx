import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { type Column, Table, TypedLink } from "~/ui/table";
import { stageKind, stageLabel } from "./deal-choices";
import type { DealView } from "./deal-view";

type DealsListProps = {
  crmCustomerId: string;
  deals: DealView[];
  /** Of all, when not all are shown. */
  count: number;
};

/** On the page of a customer: its deals, and the way to one more. */
export function DealsList({ crmCustomerId, deals, count }: DealsListProps) {
  const add = (
    <ButtonLink to={`/master-crm/customers/${crmCustomerId}/deals/new`} variant="primary">
      Add Deal
    </ButtonLink>
  );
  if (deals.length === 0) return <Empty title="No deals yet" actions={add} />;
  return (
    <>
      <div className="button-row">{add}</div>
      <DealsTable caption="Deals" columns={[nameColumn, stageColumn, ...factColumns]} deals={deals} />
      {count > deals.length && (
        <p>
          {deals.length} of {count} deals, those that are open and moved last. The others are in the pipeline.
        </p>
      )}
    </>
  );
}

type DealsTableProps<Deal> = { caption: string; columns: Column<Deal>[]; deals: Deal[] };

export function DealsTable<Deal extends DealView>({ caption, columns, deals }: DealsTableProps<Deal>) {
  return <Table caption={caption} captionHidden columns={columns} rows={deals} rowKey={({ id }) => id} />;
}

export const nameColumn: Column<DealView> = {
  heading: "Deal",
  cell: ({ to, name }) => <TypedLink to={to}>{name}</TypedLink>,
};

const stageColumn: Column<DealView> = {
  heading: "Stage",
  cell: ({ stage }) => <Badge kind={stageKind(stage)}>{stageLabel(stage)}</Badge>,
};

export const factColumns: Column<DealView>[] = [
  { heading: "Value", figures: true, cell: ({ value }) => value },
  { heading: "Probability", figures: true, cell: ({ probability }) => probability },
  { heading: "In this stage", figures: true, cell: ({ days }) => days },
  {
    heading: "Expected close",
    cell: ({ close }) => <span className="unbroken">{close ?? "Not specified"}</span>,
  },
  {
    heading: "Next step",
    cell: ({ step, stale }) => (
      <>
        {step && <span className="typed">{step}</span>}{" "}
        {stale && (
          <>
            <Badge kind="warning">Stale</Badge> {stale}
          </>
        )}
      </>
    ),
  },
];
