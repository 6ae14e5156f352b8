import { environment, siteUrl } from "~/environment";
import { queueMail } from "~/features/mail/mail.server";
import { ownerDb } from "~db/owner";

/** The worker's job after somebody was let in from the waitlist. */
export async function mailReleased(userId: string): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const user = await trx
        .selectFrom("users as u")
        .leftJoin("profiles as p", "p.id", "u.id")
        .select(["u.email", "p.account_id"])
        .where("u.id", "=", userId)
        .where("u.role", "!=", "waitlist")
        .executeTakeFirst();
      if (!user) return;
      const body = [
        "Your FleetTrack Pro account is open. Thank you for waiting.",
        `Sign in with the address and the password that you chose: ${siteUrl(environment)}/auth?tab=signin`,
      ].join("\n\n");
      const subject = "Your FleetTrack Pro account is open";
      const letter = { kind: "Waitlist", recipient: user.email, subject, body };
      await queueMail(trx, { accountId: user.account_id, ...letter });
    });
}
