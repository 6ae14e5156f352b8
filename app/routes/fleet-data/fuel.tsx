import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { averageEconomy, formatEconomy } from "~/features/fuel/fuel-economy";
import { FuelMonths } from "~/features/fuel/fuel-months";
import { sumFuelMonths } from "~/features/fuel/fuel-months.server";
import { FuelTable } from "~/features/fuel/fuel-table";
import { receiptView } from "~/features/fuel/fuel-view";
import { listFuelReceipts } from "~/features/fuel/fuel.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Link } from "~/ui/link";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Fuel: ${data.title}`);

const max = 200;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, meterUnit, hasLeft } = await recordVehicle(scope, params.vehicleId);
  const showsCosts = scope.may("costs:view");
  const receipts = await listFuelReceipts(scope, id, meterUnit);
  const average = averageEconomy(receipts.map(({ economy }) => economy));
  return {
    id,
    title,
    count: receipts.length,
    average: average && formatEconomy(average, meterUnit),
    mayRecord: scope.may("records:modify") && !hasLeft,
    showsCosts,
    months: await sumFuelMonths(scope, id),
    receipts: receipts.slice(0, max).map((receipt) => receiptView(receipt, { meterUnit, showsCosts })),
  };
}

export default function FuelPage() {
  const { id, count, average, mayRecord, showsCosts, months, receipts } = useLoaderData<typeof loader>();
  return (
    <>
      {mayRecord && (
        <ButtonRow>
          <ButtonLink to={`/fleet-data/${id}/fuel/new`} variant="primary">
            Add Fuel Receipt
          </ButtonLink>
          <ButtonLink to={`/fleet-data/import?kind=fuel&vehicle=${id}`} variant="quiet">
            Import a fuel log
          </ButtonLink>
        </ButtonRow>
      )}
      {count === 0 && <Empty title="No fuel receipts recorded" />}
      {average && (
        <p>
          Fuel economy over all full tanks: <b>{average}</b>
        </p>
      )}
      {count > 0 && (
        <FuelTable vehicleId={id} receipts={receipts} mayOpen={mayRecord} showsCosts={showsCosts} />
      )}
      <FuelMonths months={months} />
      {count > max && (
        <p>
          The newest {max} of {formatCount(count)} are shown. All are in the{" "}
          <Link to={`/fleet-data/${id}/history?kind=fuel`}>history</Link>.
        </p>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
