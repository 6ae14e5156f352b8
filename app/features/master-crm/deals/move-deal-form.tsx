import type { ComponentType, FormHTMLAttributes } from "react";
import { Button } from "~/ui/button";
import { type DealStage, dealStages, neighborsOf, stageLabel } from "./deal-choices";

/** Of app/http: a feature is given it. */
export type PostForm = ComponentType<FormHTMLAttributes<HTMLFormElement> & { action: string }>;

type MoveDealFormProps = {
  deal: { to: string; name: string; stage: DealStage };
  /** The page that shows the message afterward. */
  back: string;
  /** The list of all stages is in sight. */
  isOpen?: boolean;
  form: PostForm;
};

/** One press for the stage before, the next one, or any other. It carries the stage in which the person saw the deal. */
export function MoveDealForm({ deal, back, isOpen, form: Form }: MoveDealFormProps) {
  const { previous, next } = neighborsOf(deal.stage);
  const about = `: move ${deal.name}`;
  return (
    <Form action={`${deal.to}/move`} className="deal-move">
      <input type="hidden" name="from" value={deal.stage} />
      <input type="hidden" name="back" value={back} />
      {previous && (
        <Button variant="secondary" name="to" value={previous} about={about}>
          ← {stageLabel(previous)}
        </Button>
      )}
      {next && (
        <Button variant="secondary" name="to" value={next} about={about}>
          {stageLabel(next)} →
        </Button>
      )}
      <details open={isOpen}>
        <summary>
          Other stage<span className="visually-hidden"> for {deal.name}</span>
        </summary>
        <select name="chosen" aria-label={`Stage for ${deal.name}`}>
          <option value="">Choose...</option>
          {dealStages
            .filter(({ value }) => value !== deal.stage)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>{" "}
        <Button variant="secondary" name="to" value="">
          Move<span className="visually-hidden"> {deal.name}</span>
        </Button>
      </details>
    </Form>
  );
}
