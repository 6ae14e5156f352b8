import { today } from "~/features/calendar/today";
import { formatDay } from "~/ui/format";
import type { KeptAnswer } from "./kept-answers.server";

/** Undefined where the service found nothing. */
export function answerView(number: string, { part, askedAt }: KeptAnswer, timeZone: string) {
  return part ? { ...part, number, asked: formatDay(today(timeZone, askedAt)) } : undefined;
}

export type AnswerView = NonNullable<ReturnType<typeof answerView>>;
