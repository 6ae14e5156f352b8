import { environment } from "~/environment";
import { ownerDb } from "~db/owner";

/** Who opens the provider's own pages, or why nobody can, and what to do. */
export async function describeMaster(): Promise<{ text: string; isOpen: boolean }> {
  const email = environment.MASTER_EMAIL;
  if (!email)
    return {
      text: "MASTER_EMAIL is not set here: if it is not set for the product either, nobody sees the Master CRM.",
      isOpen: false,
    };
  const user = await ownerDb()
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.id", "u.id")
    .select(["u.email_confirmed_at", "p.account_id"])
    .where("u.email", "=", email)
    .executeTakeFirst();
  if (!user)
    return { text: `Nobody has the address ${email} (MASTER_EMAIL): sign up with it.`, isOpen: false };
  if (!user.email_confirmed_at)
    return {
      text: `${email} (MASTER_EMAIL) is not confirmed, so it does not see the Master CRM: open the mail, or run npm run operator -- confirm ${email}`,
      isOpen: false,
    };
  if (!user.account_id)
    return { text: `${email} (MASTER_EMAIL) has no company yet: sign in and set it up.`, isOpen: false };
  return { text: `${email} is the provider and sees the Master CRM.`, isOpen: true };
}
