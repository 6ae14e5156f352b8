import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";

/** Above parts that are not simply what was typed. */
export function FoundNote({ note }: { note: string }) {
  return note ? <p role="status">{note}</p> : null;
}

export function NoItems({ search, mayModify }: { search: string; mayModify: boolean }) {
  const add = (
    <ButtonLink
      to={search ? `/inventory/add?${new URLSearchParams({ number: search }).toString()}` : "/inventory/add"}
      variant="primary"
    >
      Add Parts
    </ButtonLink>
  );
  return (
    <Empty title={search ? "No parts found" : "No parts yet"} actions={mayModify && add}>
      <p>
        {search
          ? `Nothing here is or is like “${search}”.`
          : "Add the first part, or import a price file or a stock list."}
      </p>
    </Empty>
  );
}
