import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";

/** How long records must be kept: 49 CFR 396.11(a)(4), 396.21(b), 396.3(c); 26 CFR 1.6001-1(e). */
const kept = [
  { label: "Driver inspection reports (DVIR) and their certifications", value: "3 months" },
  { label: "Annual inspection reports", value: "14 months" },
  { label: "Maintenance records", value: "1 year, and 6 months after the vehicle leaves" },
  { label: "Invoices and payments", value: "What tax law asks: often 3 to 7 years" },
];

/** What closing does, what the law asks the company to keep, and its copy of all of it. */
export function ClosingMeans({ closesAt }: { closesAt: string }) {
  return (
    <>
      <p>
        Until <strong>{closesAt}</strong> everything works as usual, except that nobody can be invited or
        join, and every manager can keep the company with one button. Then all of it is erased: vehicles and
        their records, inventory, customers, invoices, photos, and the sign-ins of everybody in the company.
        Only the account number and the days on which it began and ended stay. Nobody can bring the rest back.
      </p>
      <Card title="What the law asks you to keep">
        <p>Closing does not end your duty to keep these. From then on your own copy is the only one:</p>
        <DetailsList details={kept.map((one) => ({ ...one, wide: true }))} />
        <ButtonRow>
          <ButtonLink to="/account/data">Download Your Data First</ButtonLink>
        </ButtonRow>
      </Card>
    </>
  );
}
