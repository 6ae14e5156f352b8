import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { CardItem, CardList } from "~/ui/card";
import { Lines } from "~/ui/details-list";
import { EmailAddress } from "~/ui/email-address";
import { Link } from "~/ui/link";
import type { RequestRow } from "./request-view";

type RequestsListProps = { rows: RequestRow[]; actions: (row: RequestRow) => ReactNode };

export function RequestsList({ rows, actions }: RequestsListProps) {
  return (
    <CardList label="Requests, newest first">
      {rows.map((row) => (
        <CardItem
          key={row.id}
          title={row.company}
          to={row.companyId ? `/master-crm/companies/${row.companyId}` : undefined}
          actions={actions(row)}
        >
          <RequestFacts row={row} />
        </CardItem>
      ))}
    </CardList>
  );
}

export function RequestFacts({ row }: { row: RequestRow }) {
  const { wanted, isSuspect, state, stateText, time, person, email, phone, message, madeId, known } = row;
  return (
    <>
      <p>
        <Badge kind={state === "new" ? "warning" : "plain"}>{stateText}</Badge>{" "}
        {isSuspect && <Badge kind="bad">Perhaps by a program</Badge>} {wanted}, {time}
      </p>
      <p>
        {person !== email && <>{person}, </>}
        <EmailAddress text={email} />
        {phone && <>, {phone}</>}
      </p>
      {message && (
        <p>
          <Lines text={message} />
        </p>
      )}
      {madeId && (
        <p>
          <Link to={`/master-crm/customers/${madeId}`}>The customer</Link>
        </p>
      )}
      {known && (
        <p>
          There already: <Link to={`/master-crm/customers/${known.id}`}>{known.name}</Link>
        </p>
      )}
    </>
  );
}
