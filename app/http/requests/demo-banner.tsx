import { ButtonLink, ButtonRow } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

/** On every page of a demo. `left` is in whole minutes. A page that stays open says by helpers.js that the demo is about to end. */
export function DemoBanner({
  left,
  seconds,
  isEnding,
}: {
  left: number;
  seconds: number;
  isEnding: boolean;
}) {
  return (
    <>
      <p data-demo-seconds={isEnding ? undefined : seconds}>
        <b>Demo:</b> all features except Master CRM. Data is reset between sessions; this one ends in{" "}
        {minutes(left)}.
      </p>
      <ButtonRow>
        <ButtonLink to="/tour">View Tutorial</ButtonLink>
        <ButtonLink to="/demo/keep">Keep my data: create an account</ButtonLink>
      </ButtonRow>
    </>
  );
}

export function DemoEnding({ left }: { left: number }) {
  return (
    <Notice kind="warning" title={`This demo ends in ${minutes(left)}`}>
      <p>
        Then all of it is gone. <Link to="/demo/keep">Keep my data: create an account</Link>
      </p>
    </Notice>
  );
}

function minutes(left: number): string {
  return left <= 1 ? "1 minute" : `${left} minutes`;
}
