import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCount, formatCounted } from "~/ui/format";

/** Above parts that are not simply what was typed. */
export function FoundNote({ note }: { note: string }) {
  return note ? <p role="status">{note}</p> : null;
}

type NoItemsProps = { search: string; mayModify: boolean; mayImport: boolean };

export function NoItems({ search, mayModify, mayImport }: NoItemsProps) {
  const query = search && `?${new URLSearchParams({ number: search }).toString()}`;
  const actions = (
    <>
      {mayModify && (
        <ButtonLink to={`/inventory/add${query}`} variant="primary">
          Add Parts
        </ButtonLink>
      )}
      {search && <ButtonLink to={`/inventory/lookup${query}`}>Look It Up</ButtonLink>}
    </>
  );
  return (
    <Empty
      title={search ? "No parts found" : mayModify ? "No parts yet" : "No parts"}
      actions={(mayModify || search) && actions}
    >
      {search && <p>{`Nothing here is or is like “${search}”.`}</p>}
      {!search && mayModify && (
        <p>
          {mayImport ? "Add the first part, or import a price file or a stock list." : "Add the first part."}
        </p>
      )}
    </Empty>
  );
}

/** After a downgrade there may be more parts than the plan has room for. */
export function heldText(parts: number, limit: number | null): string {
  if (limit === null) return formatCounted(parts, "part");
  if (parts <= limit) return `${formatCount(parts)} of ${formatCount(limit)} parts`;
  return `${formatCounted(parts, "part")}. Your plan has room for ${formatCount(limit)}`;
}
