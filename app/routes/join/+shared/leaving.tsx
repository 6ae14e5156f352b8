import { ButtonLink, ButtonRow } from "~/ui/button";
import { DeclineForm, JoinAgainForm } from "./join-forms";

type LeavingProps = {
  page: string;
  company: string;
  leaves: string | undefined;
  isLastManager: boolean;
  /** When a company closes that nobody else could keep. */
  closes: string | undefined;
  /** The company that they leave, because nobody is left in it. */
  isErased: boolean;
  asksName: boolean;
};

/** For somebody who is signed in under the invited address. */
export function Leaving({ page, company, leaves, isLastManager, asksName, ...left }: LeavingProps) {
  const join = leaves === undefined ? `Join ${company}` : `Leave ${leaves} and Join`;
  if (isLastManager)
    return (
      <>
        <p>
          You are the last manager of {leaves}. Hand it over to somebody else first, or ask to close it, and
          then open this link again. Or decline the invitation.
        </p>
        <ButtonRow>
          <ButtonLink to="/account/users">Hand over {leaves}</ButtonLink>
          <ButtonLink to="/account/close">Close {leaves}</ButtonLink>
        </ButtonRow>
        <DeclineForm page={page} />
      </>
    );
  return (
    <>
      {leaves !== undefined && (
        <p>
          You belong to {leaves}. A person belongs to one company: if you join {company}, you leave {leaves}{" "}
          and no longer see its records.{" "}
          {left.isErased
            ? "Nobody else is in it, so it is erased."
            : "What you wrote there stays, under your name."}
          {left.closes && ` It closes on ${left.closes}, and nobody can keep it once you have left.`}
        </p>
      )}
      <JoinAgainForm page={page} asksName={asksName} join={join} />
      <DeclineForm page={page} />
    </>
  );
}
