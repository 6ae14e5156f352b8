import type { BreakdownState } from "~/features/breakdowns/breakdown-types";
import { ButtonLink, ButtonRow } from "~/ui/button";

export function NextSteps({ page, state }: { page: string; state: BreakdownState }) {
  return (
    <ButtonRow>
      {state === "reported" && (
        <ButtonLink to={`${page}/state?to=in_work`} variant="primary">
          Start Work
        </ButtonLink>
      )}
      {state !== "fixed" && (
        <ButtonLink to={`${page}/state?to=fixed`} variant={state === "in_work" ? "primary" : "secondary"}>
          Mark Fixed
        </ButtonLink>
      )}
      {state === "fixed" && <ButtonLink to={`${page}/state?to=in_work`}>Reopen</ButtonLink>}
    </ButtonRow>
  );
}
