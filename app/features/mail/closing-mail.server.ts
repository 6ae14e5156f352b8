import type { Transaction } from "kysely";
import { environment, siteUrl } from "~/environment";
import { formatTime } from "~/ui/format";
import type { Database } from "~db/database";
import { queueMail } from "./mail.server";

type Closing = {
  accountId: string;
  companyName: string;
  timeZone: string;
  author: string;
  closesAt: Date;
  managers: string[];
};

/** To every manager, so that nobody's company is closed behind their back. */
export async function mailClosing(trx: Transaction<Database>, closing: Closing): Promise<void> {
  const { accountId, companyName, author, managers } = closing;
  const day = formatTime(closing.closesAt, closing.timeZone);
  const site = siteUrl(environment);
  for (const recipient of managers) {
    await queueMail(trx, {
      accountId,
      kind: "Closing the company",
      recipient,
      subject: `${companyName} closes on ${day}`,
      body: [
        `${author} asked to close ${companyName} in FleetTrack Pro.`,
        `Until ${day} everything works as usual, but nobody can be invited or join. Then all records are erased, with the sign-ins of everybody in the company. Nobody can bring them back.`,
        `To keep the company, sign in and press "Keep the Company" on any page: ${site}/dashboard`,
        `To take your records with you, download them before that: ${site}/account/data`,
      ].join("\n\n"),
    });
  }
}
