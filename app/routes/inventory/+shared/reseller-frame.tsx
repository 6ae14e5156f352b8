import type { ReactNode } from "react";
import { type Extra, listLink, longestSearch } from "~/features/inventory/list/list-position";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { SearchBox } from "~/ui/search-box";
import { Tabs } from "~/ui/tabs";

type Tab = "Customers" | "Parts" | "Inventory";

type ResellerFrameProps = {
  current: Tab;
  isMaster: boolean;
  customer?: { id: string; name: string };
  actions?: ReactNode;
  children: ReactNode;
};

export function ResellerFrame({ current, isMaster, customer, actions, children }: ResellerFrameProps) {
  const tab = (label: Tab) => ({
    label,
    to: listLink(`/inventory/reseller/${label.toLowerCase()}`, {
      extra: customer && { customer: customer.id },
    }),
    current: label === current,
    locked: isMaster && !customer && label !== "Customers" ? "choose a customer first" : undefined,
  });
  return (
    <Page
      title={`Reseller View: ${current}`}
      back={{ to: "/inventory", label: "Inventory Management" }}
      actions={actions}
    >
      <Tabs
        label="Reseller View"
        tabs={[...(isMaster ? [tab("Customers")] : []), tab("Parts"), tab("Inventory")]}
      />
      {isMaster && !customer && <p>Choose a customer to open their parts and inventory.</p>}
      {customer && (
        <p>
          Customer: <b>{customer.name}</b>
        </p>
      )}
      {children}
    </Page>
  );
}

type ResellerListProps = {
  path: string;
  search: string;
  extra?: Extra;
  pages: { isFirst: boolean; first: string; next?: string; summary: string };
  children: ReactNode;
};

/** With the search box above and the page links below. */
export function ResellerList({ path, search, extra, pages, children }: ResellerListProps) {
  return (
    <>
      <SearchBox
        action={listLink(path, { extra })}
        name="q"
        label="Search by part number, other number, bar code, description, vendor or bin"
        placeholder="Part number, description, bar code..."
        value={search}
        maxLength={longestSearch}
      >
        {extra?.customer && <input type="hidden" name="customer" value={extra.customer} />}
      </SearchBox>
      {children}
      {(pages.next || !pages.isFirst) && (
        <Pager
          previous={pages.isFirst ? undefined : pages.first}
          previousLabel="First page"
          next={pages.next}
          summary={pages.summary}
        />
      )}
    </>
  );
}
