import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { CompanyRow } from "./company-view";

type CompaniesTableProps = {
  caption: string;
  rows: CompanyRow[];
  /** Within a form whose buttons make a customer. */
  follows?: boolean;
};

export function CompaniesTable({ caption, rows, follows }: CompaniesTableProps) {
  const columns = follows ? [...facts, customer] : facts;
  return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const facts: Column<CompanyRow>[] = [
  {
    heading: "Company",
    cell: ({ id, name, number, closes }) => (
      <>
        <TypedLink to={`/master-crm/companies/${id}`}>{name}</TypedLink> <br />
        {number}
        {closes && (
          <>
            {" "}
            <Badge kind="warning">{closes}</Badge>
          </>
        )}
      </>
    ),
  },
  { heading: "Plan", cell: ({ plan }) => plan },
  { heading: "People", cell: ({ people }) => people },
  { heading: "Last seen", cell: ({ seen }) => seen },
];

const customer: Column<CompanyRow> = {
  heading: "Customer",
  screenOnly: true,
  cell: ({ id, name, crmCustomerId, isOwn, mayFollow }) => {
    if (crmCustomerId) return <Link to={`/master-crm/customers/${crmCustomerId}`}>Customer</Link>;
    if (isOwn) return "Your own company";
    if (!mayFollow) return "Without people";
    return (
      <Button variant="secondary" name="companyId" value={id} about={`of ${name}`}>
        Make a customer
      </Button>
    );
  },
};
