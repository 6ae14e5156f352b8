import type { ComponentType, ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Icon } from "~/ui/icon";
import { StepBar } from "~/ui/step-bar";
import { type TourStep, tourPath, tourSteps } from "./tour-steps";

type TourPageProps = {
  step: TourStep;
  heading?: "h1" | "h2";
  form: ComponentType<{ action: string; children: ReactNode }>;
};

/** With script (helpers.js), the steps open over the page that one is on. */
export function TourPage({ step, heading, form: Form }: TourPageProps) {
  const place = tourSteps.indexOf(step);
  const [previous, next] = [tourSteps[place - 1], tourSteps[place + 1]];
  return (
    <div data-tour-step>
      <DialogPage title={step.title} heading={heading}>
        <StepBar label="Tutorial" step={place + 1} of={tourSteps.length} />
        <div className="tour-text">
          <Icon name={step.icon} />
          <p>{step.text}</p>
        </div>
        <ul>
          {step.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Form action="/tour/end">
          <ButtonRow>
            {previous && <ButtonLink to={tourPath(previous)}>Previous</ButtonLink>}
            {next ? (
              <>
                <ButtonLink to={tourPath(next)} variant="primary">
                  Next
                </ButtonLink>
                <Button variant="quiet">Skip Tutorial</Button>
              </>
            ) : (
              <Button>Get Started</Button>
            )}
          </ButtonRow>
        </Form>
      </DialogPage>
    </div>
  );
}
