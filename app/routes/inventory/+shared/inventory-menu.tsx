import { listLink } from "~/features/inventory/list/list-position";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";

type InventoryMenuProps = {
  search: string;
  mayModify: boolean;
  mayManage: boolean;
  seesCost: boolean;
  /** The plan that the export needs. */
  exportBadge?: string;
  /** Those under way. */
  counts: { id: string }[];
};

export function InventoryMenu({ search, mayModify, counts, ...rest }: InventoryMenuProps) {
  const { mayManage, seesCost, exportBadge } = rest;
  return (
    <>
      {mayModify && <ButtonLink to="/inventory/add">Add Parts</ButtonLink>}
      <ButtonLink to="/scans/new/part-search">Find by Label</ButtonLink>
      {mayModify && <ButtonLink to="/inventory/count">Start Count</ButtonLink>}
      {counts.length === 1 && mayModify && (
        <ButtonLink to={`/inventory/count/${counts[0]!.id}/review`}>Stop Count</ButtonLink>
      )}
      {mayManage && <ButtonLink to="/inventory/import">Import</ButtonLink>}
      {seesCost && (
        <ButtonLink to={listLink("/inventory/export", { search })}>
          Export CSV {exportBadge && <Badge kind="plan">{exportBadge}</Badge>}
        </ButtonLink>
      )}
      <ButtonLink to="/inventory/reorder">Reorder List</ButtonLink>
      <ButtonLink to="/inventory/kits">Kits</ButtonLink>
      <ButtonLink to="/inventory/reseller">Reseller View</ButtonLink>
    </>
  );
}
