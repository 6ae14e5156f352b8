import { detailsOf, formValuesOf, initialValuesOf } from "~/features/fields/field-values";
import type { Flash } from "~/http/requests/flash.server";
import type { Question } from "~/http/forms/form-answer.server";
import {
  type DealStage,
  initialProbability,
  isClosed,
  proposedProbability,
  stageLabel,
} from "./deal-choices";
import { type DealField, dealFields, editedDealFields } from "./deal-fields";
import type { NewDeal } from "./deal-schema";
import type { StoredDeal } from "./deals.server";
import type { Moved } from "./move-deal.server";

export function dealDetails(deal: StoredDeal) {
  return Object.values(detailsByName(deal));
}

/** A closed deal keeps its next step for when it is opened again, and does not show it. */
export function dealPageDetails(deal: StoredDeal) {
  const shown = Object.entries(detailsByName(deal)).filter(
    ([name]) => !isClosed(deal.stage) || !["nextStep", "nextStepOn"].includes(name),
  );
  return shown.map(([, detail]) => detail);
}

function detailsByName(deal: StoredDeal) {
  const { probability, lost_reason } = deal;
  const lost = { lostReason: { label: "Lost because", value: lost_reason, wide: true } };
  return detailsOf(dealFields, deal, {
    own: {
      ...(lost_reason !== "" && lost),
      probability: { label: "Probability", value: `${probability}%` },
    },
  });
}

export const newDealValues = { ...initialValuesOf(dealFields), probability: String(initialProbability) };

export type DealForm = Record<DealField | "version", string>;

export function dealFormValues(deal: StoredDeal): Partial<DealForm> {
  return {
    ...formValuesOf(editedDealFields, deal),
    probability: String(deal.probability),
    lostReason: deal.lost_reason,
    version: String(deal.version),
  };
}

/** Asked once, of a deal that is closed from the start with the form's own probability. */
export function probabilityQuestion({ columns }: NewDeal): Question {
  const { stage, probability } = columns;
  const proposed = proposedProbability(stage);
  return {
    title: `The probability is ${probability}%`,
    texts: [`A deal that is ${stageLabel(stage)} usually has ${proposed}%.`],
    choices: [
      { name: "closing", value: "proposed", label: `Add it with ${proposed}%` },
      { name: "closing", value: "typed", label: `Add it with ${probability}%` },
    ],
  };
}

/** After a move. */
export function movedFlash(to: DealStage, { name, probability, before }: Moved): Flash {
  const changed =
    probability === before
      ? undefined
      : isClosed(to)
        ? `Its probability is ${probability}%.`
        : `Its probability is ${probability}% again: ${before}% was that of a closed deal.`;
  return {
    kind: "success",
    title: `Moved to ${stageLabel(to)}`,
    text: [`${name}.`, changed].filter(Boolean).join(" "),
  };
}
