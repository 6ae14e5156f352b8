import { Button } from "~/ui/button";
import { ChoiceField, DayField } from "~/ui/filter";
import { SearchBox } from "~/ui/search-box";
import { shownStatuses, statusNames } from "../invoice-status";
import type { Listing } from "./list-position";

/** The search and the other filters; each keeps the others. */
export function NarrowInvoices({ search, status, from, to }: Omit<Listing, "after">) {
  return (
    <>
      <SearchBox
        action="/invoicing"
        name="q"
        label="Search by invoice number, customer, PO number or part number"
        placeholder="Invoice #, customer, PO or part number..."
        value={search}
      >
        {status && <input type="hidden" name="status" value={status} />}
        {from && <input type="hidden" name="from" value={from} />}
        {to && <input type="hidden" name="to" value={to} />}
      </SearchBox>
      <form className="filter filter-row" action="/invoicing" key={`${status} ${from} ${to}`}>
        {search && <input type="hidden" name="q" value={search} />}
        <ChoiceField name="status" label="Status" value={status} options={statuses} />
        <DayField name="from" label="From" value={from} />
        <DayField name="to" label="To" value={to} />
        <Button variant="secondary">Show</Button>
      </form>
    </>
  );
}

const statuses = [
  { value: "", label: "Every status" },
  ...shownStatuses.map((value) => ({ value, label: statusNames[value] })),
];
