import { Notice } from "~/ui/notice";

type PlanNoticeProps = { heading: string; plans: string[]; salesEmail: string; paying: boolean };

/** Plans are sold by contact. */
export function PlanNotice({ heading, plans, salesEmail, paying }: PlanNoticeProps) {
  return (
    <Notice kind="info" title={heading}>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <p>
        To {paying ? "change your plan" : "upgrade"}, contact sales by email{" "}
        <a href={`mailto:${salesEmail}`}>{salesEmail}</a>.
      </p>
    </Notice>
  );
}
