import { upgradeFor } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import { serviceHost } from "~/features/vision-service/ask-service.server";
import { answerView } from "./answer-view";
import { getKeptAnswer } from "./kept-answers.server";
import { usageText } from "./lookup-text";
import { getLookupUsage } from "./lookup-usage.server";

/** Whether the person may ask the service, how often today, and what it said of the number before. */
export async function getLookupService(scope: Scope, number: string) {
  const host = serviceHost();
  if (!scope.may("lookup:ask")) return { ...nothing, ...whyNot(scope, host) };
  const { kept } = number ? await getKeptAnswer(scope, number) : {};
  return {
    ...nothing,
    host: host ?? null,
    note: host ? "" : notSetUp,
    usage: host ? usageText(await getLookupUsage(scope)) : "",
    isAnswered: kept !== undefined,
    answer: kept && answerView(number, kept, scope.account.timeZone),
  };
}

type Service = {
  /** Where a number is sent; null when nothing can be asked. */
  host: string | null;
  note: string;
  upgrade: string;
  usage: string;
  isAnswered: boolean;
  answer: ReturnType<typeof answerView>;
};

const nothing: Service = {
  ...{ host: null, note: "", upgrade: "", usage: "", isAnswered: false },
  answer: undefined,
};

const notSetUp = "No lookup service is set up here, so the company's own records are all there is.";

function whyNot({ role }: Scope, host: string | undefined) {
  if (role === "demo") return { note: "The demo asks no lookup service." };
  const { text } = upgradeFor("lookup:ask");
  return { upgrade: host ? text : `${text} ${notSetUp}` };
}

/** For the form that adds the part: what the service said, in its fields, or the number alone. */
export async function valuesFromLookup(scope: Scope, number: string) {
  const { answer } = await getLookupService(scope, number);
  return {
    partNumber: number,
    description: answer?.description ?? "",
    manufacturer: answer?.manufacturer ?? "",
  };
}
