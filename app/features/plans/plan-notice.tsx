import type { ReactNode } from "react";
import { levelUp } from "~/auth/permissions";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

type PlanNoticeProps = {
  heading: string;
  plans: string[];
  salesEmail: string;
  paying: boolean;
  /** Where the company is asked for what sales needs to know. */
  upgradeTo: string;
};

/** Plans are sold by contact. */
export function PlanNotice({ heading, plans, salesEmail, paying, upgradeTo }: PlanNoticeProps) {
  const upgrade = (
    <>
      <ButtonLink to={upgradeTo} variant="primary">
        {paying ? "Contact Sales" : "Upgrade"}
      </ButtonLink>
      <ButtonLink to="/level-up/compare">Compare Plans</ButtonLink>
    </>
  );
  return (
    <Notice kind="info" title={heading} actions={upgrade}>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <p>
        To {paying ? "change your plan" : "upgrade"}, contact sales by email{" "}
        <a href={`mailto:${salesEmail}`}>{salesEmail}</a>.{" "}
        {!paying && (
          <>
            <Link to={levelUp.to}>{levelUp.label}</Link> says what each plan has.
          </>
        )}
      </p>
    </Notice>
  );
}

/** On a section's first page, when the plan is without it. */
export function UpgradeNotice({ children }: { children: ReactNode }) {
  return (
    <Notice
      kind="info"
      title="Upgrade Required"
      actions={<ButtonLink to={levelUp.to}>{levelUp.label}</ButtonLink>}
    >
      {children}
    </Notice>
  );
}
