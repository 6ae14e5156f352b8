import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { mailSender } from "~/features/mail/mail-sender.server";
import { isMailedOften, listMailsAbout, queueMail } from "~/features/mail/mail.server";
import { inspectionView } from "./inspection-view";
import { inspectionText } from "./inspection-text";
import { lockVehicleOfInspection, readInspection } from "./get-inspection.server";

export type ReportMailProblem = { problem: "no-report" | "demo" | "too-many" };

/** Queues the whole report as a mail, once per form. The demo sends no mail. */
export async function mailReport(scope: Scope, inspectionId: string, email: string, token: string) {
  return scope.db((trx) =>
    once<{ mailId: string } | ReportMailProblem>(trx, token, async () => {
      await lockVehicleOfInspection(trx, inspectionId);
      const report = await readInspection(trx, inspectionId);
      if (!report) return { problem: "no-report" };
      if (scope.role === "demo") return { problem: "demo" };
      if (await isMailedOften(trx, inspectionId)) return { problem: "too-many" };
      const facts = inspectionView(report, scope.account.timeZone);
      const { trailer_name } = report.inspection;
      const trailer = trailer_name && `with trailer ${trailer_name}`;
      const about = [facts.unit && `unit ${facts.unit}`, facts.vehicle, trailer].filter(Boolean).join(", ");
      const mail = await queueMail(trx, {
        accountId: scope.account.id,
        kind: "Inspection report",
        recipient: email,
        sender: await mailSender(trx, scope, scope.account.companyName || scope.user.email),
        subject: `${facts.kind} of ${about}, ${facts.driver.time}`,
        body: `Sent by ${scope.user.author} of ${scope.account.companyName} with FleetTrack Pro.\n\n${inspectionText(facts)}\n`,
        aboutId: inspectionId,
      });
      return { mailId: mail.id };
    }),
  );
}

export async function listReportMails(scope: Scope, inspectionId: string) {
  return scope.db((trx) => listMailsAbout(trx, inspectionId));
}
