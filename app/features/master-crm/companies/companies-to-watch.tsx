import { Card } from "~/ui/card";
import { formatCount } from "~/ui/format";
import { Link } from "~/ui/link";
import type { CompanyRow } from "./company-view";

type CompaniesToWatchProps = {
  title: string;
  companies: CompanyRow[];
  /** Of all, when not all are shown. */
  count?: number;
  /** What is said when there are none. */
  none: string;
  /** All of them. */
  all: string;
  fact: "plan" | "seen";
};

export function CompaniesToWatch({ title, companies, count, none, all, fact }: CompaniesToWatchProps) {
  const more = (count ?? companies.length) - companies.length;
  return (
    <Card title={title}>
      {companies.length === 0 && <p>{none}</p>}
      <ul>
        {companies.map(({ id, name, crmCustomerId, ...company }) => (
          <li key={id}>
            <Link
              to={crmCustomerId ? `/master-crm/customers/${crmCustomerId}` : `/master-crm/companies/${id}`}
            >
              {name}
            </Link>
            : {fact === "plan" ? company.plan : `last seen ${company.seen}`}
            {!crmCustomerId && ", not followed"}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Link to={all}>{formatCount(more)} more</Link>
        </p>
      )}
    </Card>
  );
}
