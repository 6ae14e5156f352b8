import { Notice } from "~/ui/notice";

type PlanNoticeProps = { heading: string; salesEmail: string; paying: boolean };

/** What a larger plan holds. Plans are sold by contact. */
export function PlanNotice({ heading, salesEmail, paying }: PlanNoticeProps) {
  return (
    <Notice kind="info" title={heading}>
      <ul>
        <li>Free: $0, 2 vehicles, 1 user</li>
        <li>Pro: $99 per month, 10 vehicles, 3 users, CSV export</li>
        <li>Enterprise: $399 per month, unlimited vehicles, 14 users, CSV export</li>
      </ul>
      <p>
        To {paying ? "change your plan" : "upgrade"}, contact sales by email{" "}
        <a href={`mailto:${salesEmail}`}>{salesEmail}</a>.
      </p>
    </Notice>
  );
}
