import { PostForm } from "~/http/forms/post-form";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Table, TypedLink } from "~/ui/table";
import type { SlipView } from "~/features/counts/slips/slip-view";

export function SlipList({ slips, path }: { slips: SlipView[]; path: string }) {
  return (
    <Table
      caption="Found slip"
      captionHidden
      columns={[
        { heading: "Number", cell: ({ code }) => <span className="typed identifier">{code}</span> },
        { heading: "Quantity", cell: ({ pieces }) => pieces },
        { heading: "Note", cell: ({ note }) => note && <span className="typed">{note}</span> },
        { heading: "Found", cell: ({ found }) => found },
        { heading: "State", cell: (slip) => <Settle slip={slip} path={path} /> },
      ]}
      rows={slips}
      rowKey={({ id }) => id}
    />
  );
}

function Settle({ slip, path }: { slip: SlipView; path: string }) {
  const { part, isSettled, code } = slip;
  return (
    <PostForm action={`${path}/${slip.id}`}>
      {part && (
        <>
          <Badge kind="good">Added</Badge> <TypedLink to={part.to}>{part.number}</TypedLink>
        </>
      )}
      {isSettled && !part && <Badge>Settled</Badge>}{" "}
      {!isSettled && (
        <ButtonLink to={slip.add} about={code}>
          Add Part
        </ButtonLink>
      )}{" "}
      <Button variant="quiet" name="settled" value={isSettled ? "no" : "yes"} about={code}>
        {isSettled ? "Put Back" : "Mark Settled"}
      </Button>
    </PostForm>
  );
}
