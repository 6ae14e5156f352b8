import { Badge } from "~/ui/badge";
import { CardItem } from "~/ui/card";
import { formatDay } from "~/ui/format";
import { crmStatuses, crmTiers, labelOf, scoreKind } from "./crm-customer-choices";

type CrmCustomerCardProps = {
  id: string;
  company_name: string;
  contact_email: string;
  phone_number: string;
  subscription_tier: string;
  lead_score: number;
  status: string;
  next_follow_up: string | null;
};

export function CrmCustomerCard(customer: CrmCustomerCardProps) {
  const { id, company_name, contact_email, phone_number, next_follow_up } = customer;
  return (
    <CardItem title={company_name} to={`/master-crm/customers/${id}`}>
      <p>{contact_email}</p>
      {phone_number && <p>{phone_number}</p>}
      <CrmBadges {...customer} />
      {next_follow_up && <p>Next follow-up {formatDay(next_follow_up)}</p>}
    </CardItem>
  );
}

type BadgesProps = Pick<CrmCustomerCardProps, "subscription_tier" | "lead_score" | "status">;

export function CrmBadges({ subscription_tier, lead_score, status }: BadgesProps) {
  return (
    <p>
      <Badge kind={scoreKind(lead_score)}>Score {lead_score}</Badge>{" "}
      <Badge>{labelOf(crmTiers, subscription_tier)}</Badge>{" "}
      <Badge kind={status === "churned" ? "bad" : "plain"}>{labelOf(crmStatuses, status)}</Badge>
    </p>
  );
}
