import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import { type ServiceProblem, askService } from "~/features/vision-service/ask-service.server";
import { getKeptAnswer, keepAnswer } from "./kept-answers.server";
import { giveLookupBack, takeLookup } from "./lookup-usage.server";
import { lookupInstructions, partAnswerSchema } from "./part-answer-schema";

/** Only what numbers are printed with, so that a number means the same to the service as to everybody who reads its answer. */
const printed = /^[A-Za-z0-9 ./#+*_-]{1,60}$/;

/** "unreadable": more than what numbers are printed with, or marks alone. */
export type LookupProblem = { problem: "over-limit" } | { problem: "unreadable" } | ServiceProblem;

type Answered = { answered: true } | LookupProblem;

/** By company and number: a form that is sent twice asks once. */
const asking = new Map<string, Promise<Answered>>();

/**
 * Has the service's answer kept, where getKeptAnswer finds it. One that is kept already costs nothing; of a new one the company's lookup is
 * counted before the service is asked, and given back when it brought no answer.
 */
export async function askForPart(scope: Scope, number: string): Promise<Answered> {
  const { key, kept } = await getKeptAnswer(scope, number);
  if (kept) return { answered: true };
  if (key === "" || !printed.test(number)) return { problem: "unreadable" };
  const question = `${scope.account.id} ${key}`;
  const earlier = asking.get(question);
  if (earlier) return earlier;
  const asked = askAndCount(scope, number, key).finally(() => asking.delete(question));
  asking.set(question, asked);
  return asked;
}

/** No transaction is open while the service is asked. */
async function askAndCount(scope: Scope, number: string, key: string): Promise<Answered> {
  const day = today(scope.account.timeZone);
  if (!(await takeLookup(scope, day))) return { problem: "over-limit" };
  let isNew = false;
  try {
    const answer = await askService({
      system: lookupInstructions,
      content: JSON.stringify({ partNumber: number }),
      schema: partAnswerSchema,
    });
    if ("problem" in answer) return answer;
    isNew = await keepAnswer(key, answer.value);
    return { answered: true };
  } finally {
    if (!isNew) await giveLookupBack(scope, day);
  }
}
