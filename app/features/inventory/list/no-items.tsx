import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";

/** Above parts that are only nearly what was typed. */
export function Nearly({ search }: { search: string }) {
  return <p role="status">No part has {search}, nearly:</p>;
}

/** Above the parts of several scans that were typed into one box. */
export function Scans({ note }: { note: string }) {
  return <p role="status">{note}.</p>;
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
