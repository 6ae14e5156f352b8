import type { ComponentType, ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FirstButton } from "~/ui/first-button";
import { formatCounted, formatDay } from "~/ui/format";
import { Link } from "~/ui/link";

export type FollowUp = {
  id: string;
  company_name: string;
  phone_number: string;
  contact_email: string;
  next_follow_up: string | null;
  status: string;
  scheduled: string | null;
};

type Form = ComponentType<{ action: string; className?: string; children: ReactNode }>;
type FollowUpsCardProps = {
  followUps: FollowUp[];
  /** All that are due. */
  due: number;
  today: string;
  withoutChurned: boolean;
  form: Form;
};

export function FollowUpsCard({ followUps, due, today, withoutChurned, form }: FollowUpsCardProps) {
  const more = due - followUps.length;
  const back = withoutChurned ? "/master-crm?churned=0" : "/master-crm";
  return (
    <Card title="Follow-ups Due">
      {followUps.length === 0 && <p>Nobody is waiting for you today.</p>}
      <ul className="follow-ups">
        {followUps.map((one) => (
          <OneFollowUp key={one.id} {...one} today={today} back={back} form={form} />
        ))}
      </ul>
      {more > 0 && <p>{formatCounted(more, "more follow-up")} after these.</p>}
      <p>
        {withoutChurned ? (
          <Link to="/master-crm">Show churned customers too</Link>
        ) : (
          <Link to="/master-crm?churned=0">Leave out churned customers</Link>
        )}
      </p>
    </Card>
  );
}

function OneFollowUp({
  id,
  company_name,
  today,
  back,
  form: Form,
  ...one
}: FollowUp & { today: string; back: string; form: Form }) {
  const page = `/master-crm/customers/${id}`;
  const day = one.next_follow_up ?? today;
  return (
    <li>
      <div>
        <p>
          <Link to={page}>{company_name}</Link>{" "}
          {day < today ? <Badge kind="warning">Since {formatDay(day)}</Badge> : <Badge>Today</Badge>}{" "}
          {one.status === "churned" && <Badge kind="bad">Churned</Badge>}
        </p>
        <p>{[one.scheduled, one.phone_number || one.contact_email].filter(Boolean).join(", ")}</p>
      </div>
      <Form action={`${page}/follow-up`} className="follow-up-form">
        <input type="hidden" name="back" value={back} />
        <FirstButton step="check">Check</FirstButton>{" "}
        <label htmlFor={`next-${id}`}>
          Next follow-up<span className="visually-hidden"> with {company_name}</span>
        </label>
        <input id={`next-${id}`} className="input-short" type="date" name="nextFollowUp" />
        <Button variant="secondary" about={company_name}>
          Done
        </Button>
      </Form>
    </li>
  );
}
