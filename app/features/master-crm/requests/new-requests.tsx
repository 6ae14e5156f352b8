import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatCount } from "~/ui/format";
import type { RequestRow } from "./request-view";

/** `count` is of all. */
export function NewRequests({ rows, count }: { rows: RequestRow[]; count: number }) {
  return (
    <Card
      title="New Requests"
      actions={
        <ButtonLink to="/master-crm/requests?show=new">All New Requests ({formatCount(count)})</ButtonLink>
      }
    >
      {rows.length === 0 && <p>Nobody has asked for anything that you have not seen to.</p>}
      <ul className="follow-ups">
        {rows.map(({ id, page, company, person, wanted, time }) => (
          <li key={id}>
            <div>
              <p>
                <b>{company}</b>, {wanted}
              </p>
              <p>
                {person}, {time}
              </p>
            </div>
            <ButtonLink to={`${page}/customer`} about={`of ${company}`}>
              Make a customer
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
