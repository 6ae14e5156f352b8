import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";

/** Above parts that are not simply what was typed. */
export function FoundNote({ note }: { note: string }) {
  return note ? <p role="status">{note}</p> : null;
}

type NoItemsProps = { search: string; mayModify: boolean; mayImport: boolean };

export function NoItems({ search, mayModify, mayImport }: NoItemsProps) {
  const add = (
    <ButtonLink
      to={search ? `/inventory/add?${new URLSearchParams({ number: search }).toString()}` : "/inventory/add"}
      variant="primary"
    >
      Add Parts
    </ButtonLink>
  );
  return (
    <Empty
      title={search ? "No parts found" : mayModify ? "No parts yet" : "No parts"}
      actions={mayModify && add}
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
