import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList, Lines } from "~/ui/details-list";
import { Identifier } from "~/ui/identifier";
import { Notice } from "~/ui/notice";
import type { AnswerView } from "./answer-view";
import { checkFirst } from "./lookup-text";

/** What the service said of the number. Its texts are shown as texts, and nothing in them is acted on. */
export function ServiceAnswerCard({ answer, actions }: { answer: AnswerView; actions: ReactNode }) {
  const { number, description, manufacturer, specifications, source, asked } = answer;
  const typed = (text: string) => <span className="typed">{text}</span>;
  return (
    <Card title="What the lookup service says" actions={actions}>
      <p>
        <b>{checkFirst}</b>
      </p>
      <DetailsList
        details={[
          { label: "Part number", value: <Identifier text={number} /> },
          { label: "Description", value: typed(description), wide: true },
          { label: "Manufacturer", value: typed(manufacturer || "not known") },
          { label: "Source", value: typed(source || "not given") },
          { label: "Asked", value: asked },
          ...(specifications
            ? [{ label: "Specifications", value: <Lines text={specifications} />, wide: true }]
            : []),
        ]}
      />
    </Card>
  );
}

/** The service knows the number as little as the company's own records do. */
export function PartNotFound({ addTo }: { addTo: string | undefined }) {
  return (
    <Notice
      kind="warning"
      title="Part not found"
      actions={addTo && <ButtonLink to={addTo}>Enter It by Hand</ButtonLink>}
    >
      No details found. Check the number against the part or its box, or enter the part by hand.
    </Notice>
  );
}
