import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { withoutVendor } from "~/features/inventory/reorder/reorder";
import { type VendorToReorder, vendorsOf } from "~/features/inventory/reorder/reorder-lines";
import { ReorderTable } from "~/features/inventory/reorder/reorder-table";
import { listToReorder, listVendorsToReorder } from "~/features/inventory/reorder/reorder.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { ChoiceField } from "~/ui/filter";
import { formatCount, formatCounted, formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { readVendor } from "./+shared/reorder-vendor.server";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export const meta = pageTitle("Reorder List");

const max = 200;

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const vendor = readVendor(new URL(request.url));
  const [rows, choices] = await Promise.all([
    listToReorder(scope, { vendor: vendor || undefined, limit: max + 1 }),
    listVendorsToReorder(scope),
  ]);
  const showsCosts = scope.may("costs:view");
  const mayExport = scope.may("inventory:export");
  const isCut = rows.length > max;
  const vendors = vendorsOf(rows.slice(0, max), showsCosts);
  // A total of only the shown rows would be wrong for the vendor.
  if (isCut) delete vendors.at(-1)?.total;
  return {
    company: scope.account.companyName,
    day: formatDay(today(scope.account.timeZone)),
    vendor,
    choices: choices.map(({ vendor_key, name, parts }) => ({
      value: vendor_key || withoutVendor,
      label: `${name || "No vendor"} (${formatCount(parts)})`,
    })),
    count: choices.reduce((sum, { parts }) => sum + parts, 0),
    isCut,
    vendors,
    showsCosts,
    exportBadge: mayExport || !showsCosts ? undefined : upgradeFor("inventory:export").badge,
  };
}

export default function ReorderPage() {
  const { company, day, count, vendor, vendors, isCut } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Reorder List"
      back={{ to: "/inventory", label: "Inventory Management" }}
      actions={<Export />}
    >
      <p>
        {company}, {day}. Suggested is what brings a part to twice its reorder point, and what is owed on top.
      </p>
      {(count > 0 || vendor) && <VendorFilter />}
      {vendors.length === 0 && (
        <Empty title={vendor ? "Nothing to buy from this vendor" : "Nothing is at its reorder point"}>
          <p>
            A part is listed here while its quantity is at its reorder point or below, or while it is owed.
          </p>
        </Empty>
      )}
      {vendors.map((each) => (
        <Vendor key={each.key} vendor={each} />
      ))}
      {isCut && (
        <p>The first {formatCount(max)} parts are shown. Choose a vendor, or take the whole list as CSV.</p>
      )}
    </Page>
  );
}

function Export() {
  const { count, vendor, showsCosts, exportBadge } = useLoaderData<typeof loader>();
  if (!showsCosts || count === 0) return null;
  const which = vendor && `?vendor=${encodeURIComponent(vendor)}`;
  return (
    <>
      <ButtonLink to={`/inventory/reorder.csv${which}`}>
        Export CSV{exportBadge && <Badge kind="plan">{exportBadge}</Badge>}
      </ButtonLink>
      {!exportBadge && <PlainCsvLink file={`/inventory/reorder.csv${which}`} />}
    </>
  );
}

function VendorFilter() {
  const { vendor, choices } = useLoaderData<typeof loader>();
  return (
    <form className="filter filter-row" method="get" action="/inventory/reorder" key={vendor}>
      <ChoiceField
        name="vendor"
        label="Vendor"
        value={vendor}
        options={[{ value: "", label: "All vendors" }, ...choices]}
      />
      <Button variant="secondary">Show</Button>
    </form>
  );
}

function Vendor({ vendor }: { vendor: VendorToReorder }) {
  const { vendor: chosen, showsCosts } = useLoaderData<typeof loader>();
  const { key, name, lines, total } = vendor;
  return (
    <section className="reorder-vendor">
      <h2>{name}</h2>
      <p>
        {formatCounted(lines.length, "part")}
        {total !== undefined && `, ${total}`}{" "}
        {!chosen && (
          <Link className="reorder-only" to={`/inventory/reorder?vendor=${encodeURIComponent(key)}`}>
            This vendor alone<span className="visually-hidden">: {name}</span>
          </Link>
        )}
      </p>
      <ReorderTable vendor={vendor} showsCosts={showsCosts} />
    </section>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
